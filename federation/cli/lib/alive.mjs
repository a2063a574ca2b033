/**
 * @param {number} pid
 * @returns {boolean} whether the process exists, whoever owns it
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
