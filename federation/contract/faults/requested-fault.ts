import * as v from 'valibot';
import { isKnownFault, labStages } from './catalogue';

const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a remote is named in lower case letters, digits and hyphens'),
);
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** One fault, as tests, recipes and the lab's page request it. */
export const requestedFault = v.pipe(
  v.strictObject({
    remote: remoteName,
    stage: v.picklist(labStages),
    fault: v.string(),
    /** Path in the release, name of the file without its hash, or start of calls after `/api/v1/`; null for the whole stage. */
    file: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w./-]+$/))), null),
    /** Seconds that `slow` takes, that `stalls` sends, and that `503` has in `Retry-After`. */
    seconds: v.optional(v.nullable(count(300)), null),
    /** True if the fault is also in the previous release, to which the browser falls back. */
    previous: v.optional(v.boolean(), true),
    /** Number of attempts that it affects; null until cleared. */
    times: v.optional(v.nullable(count(1000)), null),
  }),
  v.check(({ remote, stage, fault }) => isKnownFault(remote, stage, fault), 'this stage has no such fault'),
);
export type RequestedFault = v.InferOutput<typeof requestedFault>;

const faults = v.pipe(v.array(requestedFault), v.maxLength(40));
/** Replaces the 120 seconds of each stage. */
const timeoutMs = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(120_000))), null);

/** Body of `PUT /api/v1/fault-lab`: all faults of this browser, replacing those it had. */
export const labRequest = v.strictObject({ faults, timeout_ms: timeoutMs });
export type LabRequest = v.InferOutput<typeof labRequest>;

/** A set of faults with a name, in a file that a team keeps with its code: `faults/<name>.json`. */
export const faultRecipe = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,60}$/, 'a recipe is named in lower case letters, digits and hyphens'),
  ),
  /** Description of the fault and of the expected page. */
  description: v.pipe(v.string(), v.nonEmpty('a recipe has a description'), v.maxLength(500)),
  faults,
  timeout_ms: timeoutMs,
  /** True if the browser must be offline, which a test or a user has to set in the browser. */
  offline: v.optional(v.boolean(), false),
});
export type FaultRecipe = v.InferOutput<typeof faultRecipe>;

/** Returns the request of a recipe to the lab. */
export const requestOf = ({ faults: wanted, timeout_ms }: FaultRecipe): LabRequest => ({ faults: wanted, timeout_ms });
