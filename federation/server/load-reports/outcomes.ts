import type { LoadEvent, LoadOutcome } from '../../contract';

/** Severity of page states for a release. `served` pages have reported nothing, `heard` pages no load of the release. */
export const outcomeSeverity = {
  served: 0,
  heard: 1,
  loaded: 2,
  recovered: 3,
  threw: 4,
  fell_back: 5,
  failed: 6,
} as const;

export const isFailure = (outcome: LoadOutcome): boolean => outcomeSeverity[outcome] >= outcomeSeverity.fell_back;

export const toReleaseId = ({ remote, version }: Pick<LoadEvent, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

/** An event with the number of pages that it represents, which exceeds 1 only for sampled loads. */
export type WeighedEvent = LoadEvent & { readonly weight: number };
