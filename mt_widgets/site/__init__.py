"""The course as a folder of files that any browser runs, without a network and without a server."""
