import { HOST_NAME } from '../builds/read-builds';

/** Where in a load the lab can put a fault. */
export const labStages = ['entry', 'init', 'chunk', 'evaluate', 'render'] as const;
export type LabStage = (typeof labStages)[number];

/** What the browser's error must contain; undefined where the page must load in spite of the fault. */
interface Expected {
  readonly stage: LabStage;
  readonly reason: 'timeout' | 'missing' | 'error';
}

interface FaultKind {
  readonly fault: string;
  /** Its name in the lab's page and in the guide for QA. */
  readonly label: string;
  /** The expected reason of the error; undefined when any is correct. */
  readonly reason: Expected['reason'] | undefined;
}

/** What can happen to any file in transit. */
const inTransit = [
  { fault: '404', label: 'Missing (404)', reason: 'missing' },
  { fault: '500', label: 'Server error (500)', reason: 'error' },
  { fault: 'html', label: 'A page of HTML, with 200', reason: 'error' },
  { fault: 'never', label: 'Never answers', reason: 'timeout' },
  { fault: 'slow', label: 'Slow', reason: undefined },
  { fault: 'cut-off', label: 'Cut off half way', reason: 'error' },
  { fault: 'reset', label: 'Connection reset', reason: 'error' },
  { fault: 'wrong-hash', label: 'Other content than the release has', reason: 'error' },
  { fault: 'empty', label: 'Empty file', reason: 'error' },
] as const satisfies readonly FaultKind[];

export interface CatalogueFault extends FaultKind {
  readonly stage: LabStage;
}

const at = (stage: LabStage, kinds: readonly FaultKind[]): CatalogueFault[] =>
  kinds.map((kind) => ({ stage, ...kind }));

/** Every fault. The page, the routes, the tests and the guide for QA are made from this one table. */
export const catalogue: readonly CatalogueFault[] = [
  ...at('entry', inTransit),
  ...at('init', [{ fault: 'wrong-contract', label: 'Made for another contract', reason: 'error' }]),
  ...at('chunk', [
    ...inTransit,
    { fault: 'shared-missing', label: 'A chunk that pages share is missing (404)', reason: 'missing' },
  ]),
  ...at('evaluate', [{ fault: 'throws', label: 'Throws while evaluating', reason: 'error' }]),
  ...at('render', [{ fault: 'throws', label: 'Throws while rendering', reason: 'error' }]),
];

/** The host itself has no entry that could be missing, and no hashes are known of its chunks. */
export function faultsOf(remote: string): readonly CatalogueFault[] {
  return remote === HOST_NAME
    ? catalogue.filter(({ stage, fault }) => stage === 'chunk' && fault !== 'wrong-hash')
    : catalogue;
}

export function isKnownFault(remote: string, stage: string, fault: string): boolean {
  return faultsOf(remote).some((known) => known.stage === stage && known.fault === fault);
}

const stageTitles: Record<LabStage, string> = {
  entry: 'Entry',
  init: 'Init',
  chunk: 'Chunk (script or style)',
  evaluate: 'Evaluate',
  render: 'Render',
};

export function stageTitle(stage: LabStage): string {
  return stageTitles[stage];
}

export function labelOf(stage: string, fault: string): string {
  return catalogue.find((known) => known.stage === stage && known.fault === fault)?.label ?? fault;
}
