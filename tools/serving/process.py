"""Servers and stores of tests: started in temporary places, watched from outside, and gone at the end."""
import signal
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def children(parent):
    """Its child processes. /proc/N/stat: the parent comes second after the name in brackets."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, ppid = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:  # it has just ended
            continue
        if int(ppid) == parent and state != "Z":
            found.append(int(stat.parent.name))
    return found


def memory_of(pid):
    """MiB that it has in memory; 0 if it is gone."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


class Stores:
    """Empty stores of one kind, as many as are wanted."""

    def __init__(self, kind, folder):
        self.kind, self.folder, self.made, self.database = kind, folder, 0, None
        if kind == "postgres":
            self.database = subprocess.Popen([ROOT / "tools/throwaway_postgres"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            self.first = self.database.stdout.readline().strip()

    def new(self):
        self.made += 1
        if self.kind == "sqlite":
            return f"{self.folder}/store{self.made}.db"
        subprocess.run(["psql", "-q", self.first, "-c", f"CREATE DATABASE store{self.made}"], check=True)
        return self.first.replace("/postgres?", f"/store{self.made}?")

    def close(self):
        if self.database:
            self.database.stdin.close()
            self.database.wait()


class Server:
    """pentarchy serve on a free port of loopback. Its log goes to a file."""

    def __init__(self, binary, store, log, *options):
        self.log = Path(log)
        with open(log, "w") as errors:
            self.process = subprocess.Popen([binary, "serve", "--listen", "127.0.0.1:0", "--store", store, "--log-level", "warning", "--log-format", "json", *options],
                                            stdout=subprocess.PIPE, stderr=errors, text=True)
        said = self.process.stdout.readline()
        if "is at" not in said:
            self.kill()
            raise SystemExit(f"the server did not start: {self.log.read_text().strip()}")
        self.address = said.strip().rpartition("/")[2]

    def is_alive(self):
        return self.process.poll() is None

    def memory(self):
        return memory_of(self.process.pid)

    def helpers_memory(self):
        return sum(map(memory_of, children(self.process.pid)))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self, patience=40):
        """Asks it to end: seconds that took, and the exit code (None: it had to be killed)."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            code = None
        return time.monotonic() - begin, code


def are_gone(pids, seconds):
    """Whether all these processes end within so many seconds."""
    end = time.monotonic() + seconds
    while any(memory_of(pid) for pid in pids):  # one that has ended but was not waited for has none
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
