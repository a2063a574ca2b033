import { catalogue } from '../../federation/contract/faults';
import { HOST, LAB_REMOTE, hostChunk, remotes } from './product';
import type { MatrixRemote } from './product';

/** The file of a remote that has the fault; `none` if the fault is in code and not in a response. */
export type FaultTarget = 'entry' | 'script' | 'style' | 'shared' | 'none';

/** The stage, reason and finding that the failure screen must show in its details for support. */
export type ExpectedFailureDetails = { stage: string; reason: string; finding: string };

export type Cell = {
  remote: string;
  stage: string;
  fault: string;
  target: FaultTarget;
  /** Source of the fault: the origin that serves the remote's files, or the fault lab of the host. */
  by: 'origin' | 'lab';
  /** Undefined if the page is only slow and does not fail. */
  failure: ExpectedFailureDetails | undefined;
  /** Name of the failed part that the failure screen must show; undefined if the remote itself failed. */
  part?: string;
  /** File of the remote that the lab breaks. */
  file?: string;
};

/** Faults of a file's response: every fault that is tested for each kind of file. */
const RESPONSE_FAULTS = ['404', '500', 'html', 'never', 'cut-off', 'reset', 'wrong-hash', 'empty', 'slow'];

/** Faults that only a separate origin can cause. They are tested with the entry only: the kind of file does not matter. */
const ORIGIN_FAULTS = ['no-cors', 'redirect'];

/** Returns the details that the fault lab announces for a fault; undefined if the page must load in spite of the fault. */
function announcedFailure(stage: string, fault: string, isStyle = false): ExpectedFailureDetails | undefined {
  const announced = catalogue.find((row) => row.stage === stage && row.fault === fault);
  if (!announced) throw new Error(`The fault lab has no fault ${fault} at stage ${stage}`);
  const { reason, findings } = announced;
  const [ofScript = '', ofStyle = ofScript] = findings;
  return reason && { stage, reason, finding: isStyle ? ofStyle : ofScript };
}

const RETRIED = new Set(['500', '503', 'cut-off', 'corrupt-gzip', 'reset']);
/** True if the host retries automatically before it shows the failure screen. */
export const isRetriedByLoader = ({ fault }: Pick<Cell, 'fault'>): boolean => RETRIED.has(fault);
/** True if the host retries or waits long enough for a visitor to leave the page and return meanwhile. */
export const isLongFault = ({ fault }: Pick<Cell, 'fault'>): boolean =>
  RETRIED.has(fault) || ['never', 'stalls', 'suspends', 'slow'].includes(fault);

/** True if the host needs two requests to find the cause: a CORS request, and then a `no-cors` request. */
const isProbedTwice = ({ fault }: Pick<Cell, 'fault'>): boolean =>
  ['no-cors', 'redirect', 'reset', 'corrupt-gzip'].includes(fault);

/** Number of automatic retries in each load of a page. */
export const RETRIES_PER_LOAD = 2;
/** Number of times that a page is loaded before its fault is repaired: by its URL, by prefetch, and by going back. */
const LOADS = 3;
/** Maximum number of requests for one file before its fault is repaired: tries and probes in each load. */
export const maxRequestsForFile = (cell: Cell): number =>
  LOADS * ((isRetriedByLoader(cell) ? 1 + RETRIES_PER_LOAD : 1) + (isProbedTwice(cell) ? 2 : 1));
/** Maximum number of requests for a remote's files: those for the broken file, and one per load for each other file. */
export const maxRequestsForRemote = (cell: Cell, files: number): number =>
  maxRequestsForFile(cell) + LOADS * (files - 1);

const cellsOfFile = (
  remote: string,
  stage: string,
  target: 'entry' | 'script' | 'style',
  faults: readonly string[] = RESPONSE_FAULTS,
): Cell[] =>
  faults.map((fault) => {
    const failure = announcedFailure(stage, fault, target === 'style');
    return { remote, stage, target, by: 'origin', fault, failure };
  });

const labCell = (remote: string, stage: string, fault: string, file?: string): Cell => ({
  remote,
  stage,
  fault,
  target: 'none',
  by: 'lab',
  failure: announcedFailure(stage, fault),
  ...(file !== undefined && { file }),
});

function cellsOfRemote({ name, sharesChunks }: MatrixRemote): Cell[] {
  const failure = announcedFailure('chunk', 'shared-missing');
  const missing: Cell = { remote: name, stage: 'chunk', fault: '404', target: 'shared', by: 'origin', failure };
  return [
    ...cellsOfFile(name, 'entry', 'entry', [...RESPONSE_FAULTS, ...ORIGIN_FAULTS]),
    labCell(name, 'init', 'wrong-contract'),
    ...cellsOfFile(name, 'chunk', 'script'),
    ...cellsOfFile(name, 'chunk', 'style'),
    ...(sharesChunks ? [missing] : []),
    labCell(name, 'evaluate', 'throws'),
    labCell(name, 'render', 'throws'),
  ];
}

/** Failures that differ for chunks of the host, which have no hashes, so that the browser runs any content. */
const RUN_FIRST: Record<string, ExpectedFailureDetails> = {
  html: { stage: 'evaluate', reason: 'error', finding: 'throws' },
  empty: { stage: 'chunk', reason: 'error', finding: 'empty' },
};
const hostCells: Cell[] = cellsOfFile(HOST, 'chunk', 'script')
  .filter(({ fault }) => fault !== 'wrong-hash')
  .map((cell) => ({
    ...cell,
    target: 'shared',
    by: 'lab',
    failure: RUN_FIRST[cell.fault] ?? cell.failure,
    // An empty script runs without an error. Only the remote that needs a module of the script reports a failure.
    ...(cell.fault !== 'empty' && { part: HOST }),
  }));

/** Returns faults that only the lab can cause. One remote is enough, because the host treats all remotes alike. */
function labCells({ name, module }: MatrixRemote): Cell[] {
  const [script, style] = [`page-${module}.js`, `page-${module}.css`];
  return [
    labCell(name, 'entry', '503'),
    labCell(name, 'entry', 'stalls'),
    labCell(name, 'entry', 'corrupt-gzip'),
    labCell(name, 'chunk', '503', script),
    labCell(name, 'chunk', 'stalls', script),
    labCell(name, 'chunk', 'corrupt-gzip', style),
    labCell(name, 'chunk', 'redirect', script),
    labCell(name, 'chunk', 'no-cors', style),
    labCell(name, 'evaluate', 'no-export'),
    labCell(name, 'render', 'suspends'),
  ];
}

export const matrixCells: readonly Cell[] = [
  ...remotes.flatMap(cellsOfRemote),
  ...hostCells,
  ...labCells(remoteOfCell({ remote: LAB_REMOTE })),
];

/** Returns the remote whose page a cell opens. A cell of the host opens the page that needs the host's chunk. */
export function remoteOfCell({ remote }: Pick<Cell, 'remote'>): MatrixRemote {
  const requiredBy = remote === HOST ? hostChunk.neededBy : remote;
  const found = remotes.find(({ name }) => name === requiredBy);
  if (!found) throw new Error(`Unknown remote ${requiredBy}`);
  return found;
}

const files: Record<FaultTarget, string> = {
  entry: 'entry',
  script: 'script of the page',
  style: 'style of the page',
  shared: 'shared chunk',
  none: '',
};

/** Guarantees that a cell tests in addition to the guarantee of its own fault. Key: stage, target and fault of the cell. */
const GUARANTEES: Record<string, string> = {
  'chunk style never': 'stage-limits',
  'chunk script 404': 'navbar-works',
  'chunk shared reset': 'shared-module-retry',
  'evaluate none throws': 'reevaluation',
  'entry entry no-cors': 'cors-and-redirects',
  'entry entry redirect': 'cors-and-redirects',
  'entry entry wrong-hash': 'hashes',
  'chunk script wrong-hash': 'hashes',
  'chunk style wrong-hash': 'hashes',
  'init none wrong-contract': 'incompatible-reload',
  // The fault lab has separate names for a missing style and a missing shared chunk.
  'chunk style 404': 'fault-chunk-style-missing',
  'chunk shared 404': 'fault-chunk-shared-missing',
};
/** Tags of the guarantees that a cell covers (CONTRIBUTING.md). */
export function guaranteeTags({ stage, target, fault }: Pick<Cell, 'stage' | 'target' | 'fault'>): string[] {
  const more = GUARANTEES[`${stage} ${target} ${fault}`];
  return [`fault-${stage}-${fault}`, ...(more === undefined ? [] : [more])].map((id) => `@g-${id}`);
}

export const titleOf = (cell: Cell): string =>
  [cell.remote, cell.stage, cell.file ?? files[cell.target], cell.fault].filter(Boolean).join(', ');
