const CHECK_MS = 500;

/**
 * Ends this process when npm, the parent process, has ended, because a killed npm leaves its script running. Scripts in
 * package.json begin with `exec`, so that npm is the direct parent.
 */
export function exitWhenNpmEnds() {
  const npm = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32' || npm <= 1) return;
  const check = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
