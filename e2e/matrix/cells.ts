/** Which file of a remote has the fault; `none` where a fault is other code and not another answer. */
export type Target = 'entry' | 'script' | 'style' | 'shared' | 'none';

/** What the failure screen must say: stage, reason and finding of the details for support. */
export type Said = { stage: string; reason: string; finding: string };

export type Cell = {
  remote: string;
  stage: string;
  fault: string;
  target: Target;
  /** Who makes the fault: the origin that the remote's files lie at, or the fault lab of the product. */
  by: 'origin' | 'lab';
  /** Undefined where the page comes late and there is no failure to tell. */
  said: Said | undefined;
};

export type Remote = {
  name: string;
  /** The page that is opened, its module, and its heading. */
  path: string;
  module: string;
  heading: string | RegExp;
  /** Whether a person is signed in there. */
  signedIn: boolean;
  /** Another remote's page, and the link of the navbar that leads there. */
  other: { remote: string; link: string; heading: string | RegExp };
  /** Whether the page has chunks that other pages of the remote use too. */
  sharesChunks: boolean;
};

const spending = { remote: 'mfe-samples', link: 'Spending', heading: /spending/i };
const overview = { remote: 'mfe-dashboard', link: 'Overview', heading: /^Welcome back, / };

export const remotes: readonly Remote[] = [
  {
    name: 'mfe-marketing',
    path: '/',
    module: 'landing',
    heading: 'Your Financial Wellness Partner',
    signedIn: false,
    other: { remote: 'mfe-account', link: 'Sign In', heading: 'Sign in to your account' },
    sharesChunks: false,
  },
  {
    name: 'mfe-account',
    path: '/sign-in',
    module: 'sign-in',
    heading: 'Sign in to your account',
    signedIn: false,
    other: { remote: 'mfe-marketing', link: 'Verdant home', heading: 'Your Financial Wellness Partner' },
    sharesChunks: true,
  },
  {
    name: 'mfe-quiz',
    path: '/onboarding',
    module: 'onboarding',
    heading: "Let's Get to Know You",
    signedIn: true,
    other: spending,
    sharesChunks: false,
  },
  {
    name: 'mfe-dashboard',
    path: '/dashboard',
    module: 'dashboard',
    heading: /^Welcome back, /,
    signedIn: true,
    other: spending,
    sharesChunks: true,
  },
  {
    name: 'mfe-samples',
    path: '/spending',
    module: 'spending',
    heading: /spending/i,
    signedIn: true,
    other: overview,
    sharesChunks: true,
  },
];

export function remoteOf({ remote }: Pick<Cell, 'remote'>): Remote {
  // The shell has no page of its own here: its shared chunk is missed by the page that shows data.
  const name = remote === 'shell' ? 'mfe-dashboard' : remote;
  const found = remotes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no remote ${name} in the matrix`);
  return found;
}

type Way = { fault: string; reason: string; finding: string | Record<'script' | 'style', string> };

/** Everything that can happen to a file on its way. */
const ways: readonly Way[] = [
  { fault: '404', reason: 'missing', finding: 'http-404' },
  { fault: '500', reason: 'error', finding: 'http-500' },
  { fault: 'html', reason: 'error', finding: { script: 'not-a-script', style: 'not-a-style' } },
  { fault: 'never', reason: 'timeout', finding: 'hangs' },
  { fault: 'cut-off', reason: 'error', finding: 'cut-off' },
  { fault: 'reset', reason: 'error', finding: 'reset' },
  { fault: 'wrong-hash', reason: 'error', finding: 'refused-integrity' },
  { fault: 'empty', reason: 'error', finding: 'refused-integrity' },
];

const RETRIED = new Set(['500', 'cut-off', 'reset']);
/** Whether the shell asks again by itself before it shows the screen. */
export const isRetried = ({ fault }: Pick<Cell, 'fault'>): boolean => RETRIED.has(fault);
/** Whether somebody can go elsewhere and come back while the shell still tries or waits. */
export const isLasting = ({ fault }: Pick<Cell, 'fault'>): boolean =>
  RETRIED.has(fault) || fault === 'never' || fault === 'slow';

/** Automatic retries of one load. */
export const RETRIES = 2;
/**
 * Requests for one file until the repair, as its origin counts them. There are up to three loads of the page (by its
 * address, by intent, on the way back), each with a first try and one question why it failed. Retries are one load that
 * all join, but a browser repeats by itself what is reset on a connection that it had used before.
 */
export const mostOfFile = (cell: Cell): number => (isRetried(cell) ? 12 : 6);
/** Those for the broken file, and for up to four others. */
export const mostOfRemote = (cell: Cell): number => mostOfFile(cell) + 8;

function onTheWay(remote: string, stage: string, target: 'entry' | 'script' | 'style'): Cell[] {
  const kind = target === 'style' ? 'style' : 'script';
  const base = { remote, stage, target, by: 'origin' as const };
  const failing = ways.map(({ fault, reason, finding }) => ({
    ...base,
    fault,
    said: { stage, reason, finding: typeof finding === 'string' ? finding : finding[kind] },
  }));
  return [...failing, { ...base, fault: 'slow', said: undefined }];
}

const otherCode = (remote: string, stage: string, fault: string, finding: string): Cell => ({
  remote,
  stage,
  fault,
  target: 'none',
  by: 'lab',
  said: { stage, reason: 'error', finding },
});

function cellsOf({ name, sharesChunks }: Remote): Cell[] {
  const missing: Cell = {
    remote: name,
    stage: 'chunk',
    fault: '404',
    target: 'shared',
    by: 'origin',
    said: { stage: 'chunk', reason: 'missing', finding: 'http-404' },
  };
  return [
    ...onTheWay(name, 'entry', 'entry'),
    otherCode(name, 'init', 'wrong-contract', 'contract'),
    ...onTheWay(name, 'chunk', 'script'),
    ...onTheWay(name, 'chunk', 'style'),
    ...(sharesChunks ? [missing] : []),
    otherCode(name, 'evaluate', 'throws', 'throws'),
    otherCode(name, 'render', 'throws', 'throws'),
  ];
}

/** Chunks of the shell lie with it, at its own origin. Nothing tells their hashes, so that whatever came is run first. */
const RUN_FIRST: Record<string, Said> = {
  html: { stage: 'evaluate', reason: 'error', finding: 'throws' },
  empty: { stage: 'chunk', reason: 'error', finding: 'empty' },
};
const ofTheShell: readonly Cell[] = onTheWay('shell', 'chunk', 'script')
  .filter(({ fault }) => fault !== 'wrong-hash')
  .map((cell) => ({ ...cell, target: 'shared', by: 'lab', said: RUN_FIRST[cell.fault] ?? cell.said }));

export const cells: readonly Cell[] = [...remotes.flatMap(cellsOf), ...ofTheShell];

const files: Record<Target, string> = {
  entry: 'entry',
  script: 'script of the page',
  style: 'style of the page',
  shared: 'shared chunk',
  none: '',
};
export const fileName = ({ target }: Pick<Cell, 'target'>): string => files[target];

/** A cell's name, in the run and in the table. */
export const titleOf = (cell: Cell): string =>
  [cell.remote, cell.stage, fileName(cell), cell.fault].filter(Boolean).join(', ');
