import CLinux
import Glibc

cl_line_buffer_output()
let status = Subcommand.run(Array(CommandLine.arguments.dropFirst()))
if cl_output_failed() != 0, status == 0 {
  Output.complain("standard output could not be written; what it holds is not complete")
  exit(1)
}
exit(status)
