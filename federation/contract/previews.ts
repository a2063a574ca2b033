import * as v from 'valibot';

export const pullRequest = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

const PREVIEW = /^\d+\.\d+\.\d+-(?:[0-9A-Za-z.-]+\.)?pr\.([1-9]\d{0,8})$/;

/** Returns the pull request of a preview's version: 7 for `1.2.0-pr.7`; undefined for the version of a release. */
export function pullRequestOf(version: string): number | undefined {
  const number = PREVIEW.exec(version)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** A build of a pull request that developers can open until `expires_at`. A preview never becomes a release. */
export const preview = v.object({
  pull_request: pullRequest,
  version: v.string(),
  published_at: v.string(),
  expires_at: v.string(),
});
