import type { LoadEvent, LoadOutcome } from '../../contract';

/**
 * Severity of the state of a page, for one release. A page counts by the worst: a page that throws at render has failed,
 * however it loaded. `served` pages reported nothing yet, `heard` pages nothing about a load of the release.
 */
export const severity = { served: 0, heard: 1, loaded: 2, recovered: 3, threw: 4, fell_back: 5, failed: 6 } as const;

/** Whether the release did not load. */
export const isFailure = (outcome: LoadOutcome): boolean => severity[outcome] >= severity.fell_back;

/** The name and version of a release, in one text. */
export const releaseKey = ({ remote, version }: Pick<LoadEvent, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

/** An event, and the number of pages that it stands for: more than one only where loads are sampled. */
export type WeighedEvent = LoadEvent & { readonly weight: number };
