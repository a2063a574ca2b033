/** Milliseconds that this process has computed so far: other processes on the machine do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
