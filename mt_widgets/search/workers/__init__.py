"""Workers for what takes long: processes of this machine, or a cluster; no job is lost."""
