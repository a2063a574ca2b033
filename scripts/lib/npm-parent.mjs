const CHECK_MS = 500;

/**
 * An npm that is killed outright leaves its script running without a parent: the script ends with it, in order, so that the
 * port is free for the next start. The scripts in package.json begin with `exec`, so that npm is the parent itself.
 */
export function endWithNpm() {
  const npm = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32' || npm <= 1) return;
  const check = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
