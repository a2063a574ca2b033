import type { ReleaseManifest } from '../../contract';

/** A remote and the pages that it has. */
export type Claim = Pick<ReleaseManifest, 'name' | 'pages'>;

/** Why a remote cannot have its pages next to those of others, which take precedence; undefined when it can. */
export function pathConflict({ name, pages }: Claim, others: readonly Claim[]): string | undefined {
  for (const other of others) {
    if (other.name === name) continue;
    const taken = pages.find(({ path }) => other.pages.some((page) => page.path === path));
    if (taken) return `The path ${taken.path} belongs to ${other.name}: a path is one remote's alone.`;
  }
  return undefined;
}

/** Whether a path is one of these or below one. */
export function isBelow(path: string, paths: readonly string[]): boolean {
  return paths.some((one) => path === one || path.startsWith(`${one}/`));
}
