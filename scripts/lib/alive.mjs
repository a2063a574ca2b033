/**
 * @param {number} pid
 * @returns {boolean} whether there is such a process, ours or somebody else's
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
