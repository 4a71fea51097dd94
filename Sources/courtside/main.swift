import CLinux
import Glibc

cl_line_buffer_output()
exit(Subcommand.run(Array(CommandLine.arguments.dropFirst())))
