/**
 * @param {number} pid
 * @returns {boolean} whether the process exists, of any owner
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
