import * as v from 'valibot';
import { registryOverride } from './registry';

/** Number of a pull request, whose preview is a build of the remote. */
export const pullRequest = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Body of `POST /api/v1/overrides`: a remote, and a build's folder, a preview's pull request, or a published version. */
export const overrideRequest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'Please give the name of a remote')),
  url: v.optional(
    v.pipe(v.string(), v.nonEmpty('Please give an address'), v.maxLength(500, 'Please give a shorter address')),
  ),
  preview: v.optional(pullRequest),
  version: v.optional(
    v.pipe(v.string(), v.nonEmpty('Please give a version'), v.maxLength(60, 'Please give a version')),
  ),
});
export type OverrideRequest = v.InferOutput<typeof overrideRequest>;

/** Response of `POST /api/v1/overrides`. `page` is the path of the first page that the override's build declares. */
export const overrideMade = v.object({ name: v.string(), url: v.string(), page: v.string() });
export type OverrideMade = v.InferOutput<typeof overrideMade>;

/**
 * Response of `GET /api/v1/overrides`; `may_override` is true if this browser or account is allowed to create overrides.
 */
export const overrideList = v.object({
  overrides: v.array(registryOverride),
  may_override: v.optional(v.boolean(), false),
});
export type OverrideList = v.InferOutput<typeof overrideList>;
