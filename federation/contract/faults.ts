import * as v from 'valibot';
import type { LoadReason } from './load-reports';
import { remoteName } from './remotes';

/** Name of the host in lists of remotes, such as load reports and the fault lab. */
export const HOST_NAME = 'shell';

/** Stages in which the fault lab can cause a fault: stages of loading, use of a page (`run`) and its API calls (`api`). */
export const labStages = ['entry', 'init', 'chunk', 'evaluate', 'render', 'run', 'api'] as const;
export type LabStage = (typeof labStages)[number];

interface FaultKind {
  readonly fault: string;
  /** Name of the fault on the page of the fault lab and in the guide for QA. */
  readonly label: string;
  /** Reason that the host must report for the fault; undefined if the page must load in spite of the fault. */
  readonly reason: LoadReason | undefined;
  /**
   * Details that the host must report: first the detail for a script, then the detail for a style sheet if the two differ.
   */
  readonly findings: readonly string[];
  /** True for a fault of hashes or another origin, possible only in files of releases: chunks of the host have neither. */
  readonly isOfReleases?: boolean;
}

/** Faults that can occur during the transfer of any file. */
const transferFaults: readonly FaultKind[] = [
  { fault: '404', label: 'Missing (404)', reason: 'missing', findings: ['http-404'] },
  { fault: '500', label: 'Server error (500)', reason: 'error', findings: ['http-500'] },
  { fault: '503', label: 'Unavailable (503), with Retry-After', reason: 'error', findings: ['http-503'] },
  { fault: 'html', label: 'A page of HTML, with 200', reason: 'error', findings: ['not-a-script', 'not-a-style'] },
  { fault: 'never', label: 'Never answers', reason: 'timeout', findings: ['hangs'] },
  { fault: 'slow', label: 'Slow', reason: undefined, findings: [] },
  { fault: 'stalls', label: 'Slow, and stops half way', reason: 'timeout', findings: ['hangs'] },
  { fault: 'cut-off', label: 'Cut off half way', reason: 'error', findings: ['cut-off'] },
  { fault: 'corrupt-gzip', label: 'Compressed data that is corrupt', reason: 'error', findings: ['cut-off'] },
  { fault: 'reset', label: 'Connection reset', reason: 'error', findings: ['reset'] },
  { fault: 'redirect', label: 'Redirect to another origin', reason: 'error', findings: ['redirect'] },
  {
    fault: 'no-cors',
    label: 'From another origin, without CORS',
    reason: 'error',
    findings: ['no-cors'],
    isOfReleases: true,
  },
  {
    fault: 'wrong-hash',
    label: 'Other content than the release has',
    reason: 'error',
    findings: ['refused-integrity'],
    isOfReleases: true,
  },
  { fault: 'empty', label: 'Empty file', reason: 'error', findings: ['refused-integrity'] },
];

export interface CatalogueFault extends FaultKind {
  readonly stage: LabStage;
}

const faultsAtStage = (stage: LabStage, kinds: readonly FaultKind[]): CatalogueFault[] =>
  kinds.map((kind) => ({ stage, ...kind }));

/** Complete list of faults, for the page, the routes and the tests of the fault lab, and for the guide for QA. */
export const catalogue: readonly CatalogueFault[] = [
  ...faultsAtStage('entry', transferFaults),
  ...faultsAtStage('init', [
    { fault: 'wrong-contract', label: 'Made for another contract', reason: 'error', findings: ['contract'] },
  ]),
  ...faultsAtStage('chunk', [
    ...transferFaults,
    {
      fault: 'shared-missing',
      label: 'A chunk that pages share is missing (404)',
      reason: 'missing',
      findings: ['http-404'],
    },
    { fault: 'style-missing', label: 'The style is missing (404)', reason: 'missing', findings: ['http-404'] },
  ]),
  ...faultsAtStage('evaluate', [
    { fault: 'throws', label: 'Throws while evaluating', reason: 'error', findings: ['throws'] },
    { fault: 'no-export', label: 'Exports nothing', reason: 'error', findings: ['wrong-shape'] },
  ]),
  ...faultsAtStage('render', [
    { fault: 'throws', label: 'Throws while rendering', reason: 'error', findings: ['throws'] },
    { fault: 'suspends', label: 'Suspends for ever', reason: 'timeout', findings: ['hangs'] },
  ]),
  ...faultsAtStage('run', [
    { fault: 'throws', label: 'A handler throws, at each click', reason: 'error', findings: ['throws'] },
  ]),
  // `reason` is undefined here: all files load, and the page itself shows the error of its API call.
  ...faultsAtStage('api', [
    { fault: '500', label: 'Calls respond with an error (500)', reason: undefined, findings: [] },
    { fault: '401', label: 'Calls respond that the session is over (401)', reason: undefined, findings: [] },
    { fault: 'slow', label: 'Calls are slow', reason: undefined, findings: [] },
    { fault: 'never', label: 'Calls are never answered', reason: undefined, findings: [] },
  ]),
];

/**
 * Returns the possible faults of a remote or of the host. The host has no remote entry, and its chunks have no hashes.
 * Faults of API calls belong to the host, even if a remote sends the calls.
 */
export function faultsOf(remote: string): readonly CatalogueFault[] {
  return remote === HOST_NAME
    ? catalogue.filter(({ stage, isOfReleases }) => stage === 'api' || (stage === 'chunk' && !isOfReleases))
    : catalogue.filter(({ stage }) => stage !== 'api');
}

export function isKnownFault(remote: string, stage: string, fault: string): boolean {
  return faultsOf(remote).some((known) => known.stage === stage && known.fault === fault);
}

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** One fault in a request from a test, a recipe or the page of the fault lab. */
export const requestedFault = v.pipe(
  v.strictObject({
    remote: remoteName,
    stage: v.picklist(labStages),
    fault: v.string(),
    /**
     * Affected file as a path in the release or a file name without hash, or affected API calls as a path prefix after
     * `/api/v1/`; null for all files or calls.
     */
    file: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w./-]+$/))), null),
    /** Seconds until the file is complete (`slow`) or sending stops (`stalls`), or the value of `Retry-After` (`503`). */
    seconds: v.optional(v.nullable(count(300)), null),
    /** True if the fault also affects the previous release, to which the browser falls back. */
    previous: v.optional(v.boolean(), true),
    /** Number of load attempts that the fault affects; null if the fault stays until it is cleared. */
    times: v.optional(v.nullable(count(1000)), null),
  }),
  v.check(({ remote, stage, fault }) => isKnownFault(remote, stage, fault), 'this stage has no such fault'),
);
export type RequestedFault = v.InferOutput<typeof requestedFault>;

const faults = v.pipe(v.array(requestedFault), v.maxLength(40));
/** Time limit of each stage of loading, in milliseconds; null for the default of 120 seconds. */
const timeoutMs = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(120_000))), null);

/** Body of `PUT /api/v1/fault-lab`: all faults for this browser, which replace the browser's previous faults. */
export const labRequest = v.strictObject({ faults, timeout_ms: timeoutMs });

/** A named set of faults, in a file of the remote's repository: `faults/<name>.json`. */
export const faultRecipe = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,60}$/, 'a recipe is named in lower case letters, digits and hyphens'),
  ),
  /** Description of the faults and of the page that a tester must then see. */
  description: v.pipe(v.string(), v.nonEmpty('a recipe has a description'), v.maxLength(500)),
  faults,
  timeout_ms: timeoutMs,
  /** True if the recipe needs an offline browser. A test or a user must take the browser offline. */
  offline: v.optional(v.boolean(), false),
});
export type FaultRecipe = v.InferOutput<typeof faultRecipe>;
