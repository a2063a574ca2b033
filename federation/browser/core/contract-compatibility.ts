/**
 * Whether a remote's contract range, in the usual form `^1.2.0`, includes the host's version. The server decides in full
 * before it offers a release; this stops an incompatible one that comes from elsewhere.
 */
export function isContractCompatible(range: string, version: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(range) ?? [];
  const [hostMajor, hostMinor] = version.split('.');
  return major === undefined || (major === hostMajor && Number(minor) <= Number(hostMinor));
}
