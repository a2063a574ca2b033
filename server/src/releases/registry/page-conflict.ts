import type { RemotePage } from '@verdant/shared/contract';

/** A remote and the paths that its pages have. */
export interface Claim {
  readonly name: string;
  readonly paths: readonly string[];
}

export interface PageConflict {
  readonly path: string;
  /** The remote that has the path already. */
  readonly by: string;
  /** In plain words, as the continuation of "mfe-quiz 1.2.0 is refused: ". */
  readonly reason: string;
}

export function claimOf({ name, pages }: { name: string; pages: readonly Pick<RemotePage, 'path'>[] }): Claim {
  return { name, paths: pages.map(({ path }) => path) };
}

/** The first path of a claim that another remote has already; a remote never stands in its own way. */
export function pageConflict(claim: Claim, others: readonly Claim[]): PageConflict | undefined {
  for (const path of claim.paths) {
    const first = others.find((other) => other.name !== claim.name && other.paths.includes(path));
    if (first) return { path, by: first.name, reason: `its page ${path} belongs to ${first.name}` };
  }
  return undefined;
}
