"""The limits for learners in a room."""

import os

MEGABYTE = 2**20

# Of a learner's programs, each kernel in its box:
PROGRAM_MB = 1024  # memory of a process, and of all processes of a kernel together (see monitor)
TEMPORARY_MB = 32  # in /tmp, and again in /dev/shm, which are memory
MOST_PROCESSES = 64  # and threads, of which a kernel has about ten
MOST_OPEN_FILES = 512

# Of a learner's folder:
SPACE_MB = 200
FILE_MB = 50
MOST_FILES = 5000

# Of what browsers send:
REQUEST_MB = 24  # JupyterLab sends files above 15 MB in pieces
MESSAGE_MB = 10  # to a kernel, and kept of a kernel whose page is closed

FEWEST_KERNELS = 3
_KERNEL_MB, _SYSTEM_MB = 80, 1024  # memory of an open lesson, and of everything else


def kernels_here() -> int:
    """How many kernels fit into the memory of this machine."""
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // MEGABYTE
    except (AttributeError, OSError, ValueError):  # Windows
        memory = 8 * 1024
    return max(FEWEST_KERNELS, (memory - _SYSTEM_MB) // _KERNEL_MB)
