import CLinux

cl_line_buffer_output()
