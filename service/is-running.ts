/**
 * Whether a process of this machine has the number `pid`. One of another user counts as none. 0 and
 * negative numbers mean groups.
 */
export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
