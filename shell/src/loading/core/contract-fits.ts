/**
 * Whether a remote's contract range, in the usual form `^1.2.0`, takes the shell's version. The server decides in full
 * before it offers a release; this keeps a misfit from running when what it offers comes from elsewhere.
 */
export function contractFits(range: string, version: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(range) ?? [];
  const [ownMajor, ownMinor] = version.split('.');
  return major === undefined || (major === ownMajor && Number(minor) <= Number(ownMinor));
}
