import type { LoadReason } from '../load-reports';
import { HOST_NAME } from './host-name';

/** Stages for which the lab has faults: of a load, of a page in use, and calls of the API. */
export const labStages = ['entry', 'init', 'chunk', 'evaluate', 'render', 'run', 'api'] as const;
export type LabStage = (typeof labStages)[number];

interface FaultKind {
  readonly fault: string;
  /** Name of the fault in the lab's page and in the guide for QA. */
  readonly label: string;
  /** Expected reason of the error; undefined if the page must load in spite of the fault. */
  readonly reason: LoadReason | undefined;
  /** Expected findings for a script, and for a style if that differs. */
  readonly findings: readonly string[];
  /** True if the fault needs hashes or another origin, which the host's own chunks do not have. */
  readonly isOfReleases?: boolean;
}

/** Faults of any file in transit. */
const inTransit: readonly FaultKind[] = [
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

const at = (stage: LabStage, kinds: readonly FaultKind[]): CatalogueFault[] =>
  kinds.map((kind) => ({ stage, ...kind }));

/** All faults. The page, the routes, the tests and the guide for QA use this table. */
export const catalogue: readonly CatalogueFault[] = [
  ...at('entry', inTransit),
  ...at('init', [
    { fault: 'wrong-contract', label: 'Made for another contract', reason: 'error', findings: ['contract'] },
  ]),
  ...at('chunk', [
    ...inTransit,
    {
      fault: 'shared-missing',
      label: 'A chunk that pages share is missing (404)',
      reason: 'missing',
      findings: ['http-404'],
    },
    { fault: 'style-missing', label: 'The style is missing (404)', reason: 'missing', findings: ['http-404'] },
  ]),
  ...at('evaluate', [
    { fault: 'throws', label: 'Throws while evaluating', reason: 'error', findings: ['throws'] },
    { fault: 'no-export', label: 'Exports nothing', reason: 'error', findings: ['wrong-shape'] },
  ]),
  ...at('render', [
    { fault: 'throws', label: 'Throws while rendering', reason: 'error', findings: ['throws'] },
    { fault: 'suspends', label: 'Suspends for ever', reason: 'timeout', findings: ['hangs'] },
  ]),
  ...at('run', [{ fault: 'throws', label: 'A handler throws, at each click', reason: 'error', findings: ['throws'] }]),
  // The page itself shows faults of calls, because all files have loaded.
  ...at('api', [
    { fault: '500', label: 'Calls respond with an error (500)', reason: undefined, findings: [] },
    { fault: '401', label: 'Calls respond that the session is over (401)', reason: undefined, findings: [] },
    { fault: 'slow', label: 'Calls are slow', reason: undefined, findings: [] },
    { fault: 'never', label: 'Calls are never answered', reason: undefined, findings: [] },
  ]),
];

/**
 * The host itself has no entry that could be missing, and what it loads later comes from its own origin, without hashes. Calls
 * of the API count as its own, whichever remote sends them.
 */
export function faultsOf(remote: string): readonly CatalogueFault[] {
  return remote === HOST_NAME
    ? catalogue.filter(({ stage, isOfReleases }) => stage === 'api' || (stage === 'chunk' && !isOfReleases))
    : catalogue.filter(({ stage }) => stage !== 'api');
}

export function isKnownFault(remote: string, stage: string, fault: string): boolean {
  return faultsOf(remote).some((known) => known.stage === stage && known.fault === fault);
}
