import { confirm } from '../lib/ask.mjs';
import { inColumns, printable } from '../lib/columns.mjs';
import { Failure } from '../lib/failure.mjs';
import { forRemote } from './context.mjs';
import { Refusal } from './server.mjs';

const NO_RELEASE = 'no release';

/** @param {string} text an ISO time, in UTC to the minute */
export const minute = (text) => `${text.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Switches what visitors get, and prints who gets what now.
 * @param {string} action
 * @param {import('./context.mjs').Context} context
 * @param {Record<string, unknown>} [fields]
 */
export async function send(action, { remote, word, values, server }, fields = {}) {
  const body = { version: word, ...fields, reason: values['reason'] };
  const { message } = await server.sendSigned(`/releases/${remote.name}/${action}`, action, body);
  console.log(printable(message));
  return 0;
}

export const activate = forRemote((context) => send('activate', context));

/** @param {string | undefined} text */
function percentOf(text = '') {
  if (!/^\d{1,3}%?$/.test(text) || Number.parseInt(text, 10) > 100) {
    throw new Failure('Give the share of visitors: --percent 0 to --percent 100, in whole numbers', 2);
  }
  return Number.parseInt(text, 10);
}

export const canary = forRemote((context) =>
  send('canary', context, { percent: percentOf(context.values['percent']) }),
);

/** What the server wants confirmed is 428: what will happen, in its words. */
const ASKED = 428;

export const rollback = forRemote(async (context) => {
  if (context.values['yes'] !== undefined) return send('rollback', context, { confirm: true });
  try {
    return await send('rollback', context);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== ASKED) throw error;
    await confirm(error.reason);
    return send('rollback', context, { confirm: true });
  }
});

/**
 * @typedef {{ version: string, published_at: string, commit: string | null, misfit: string | null }} Release
 * @typedef {{ stable: string | null, canary: { version: string, percent: number } | null, built: string | null,
 *   frozen?: boolean, earlier: string[], versions: Release[], previews: Preview[] }} Releases of one remote
 * @typedef {{ pull_request: number, version: string, published_at: string, expires_at: string }} Preview
 * @typedef {{ action: string, from: string | null, to: string | null, percent: number | null, reason: string,
 *   by: string, by_name?: string, at: string }} Activation
 */

/** Who gets the stable release. @param {Releases} releases */
const stableAudience = ({ canary: running }) => (running ? 'everyone else' : 'everyone');

/**
 * The last column of the list.
 * @param {Releases} releases
 * @param {Release} release
 */
function roleOf(releases, { version, misfit }) {
  const { stable, canary: running, earlier } = releases;
  const roles = [
    version === stable && stableAudience(releases),
    version === running?.version && `canary, ${running.percent}%`,
    earlier.includes(version) && 'earlier',
    misfit && `incompatible: ${misfit}`,
  ];
  return roles.filter(Boolean).join('; ');
}

/** @param {Releases} releases @returns {string[][]} */
function rowsOf(releases) {
  const { versions, previews, built, stable } = releases;
  const published = versions.map((release) => [
    release.version,
    minute(release.published_at),
    release.commit?.slice(0, 10) ?? '-',
    roleOf(releases, release),
  ]);
  const shown = previews.map(({ version, published_at, expires_at }) => [
    version,
    minute(published_at),
    '-',
    `preview until ${minute(expires_at)}`,
  ]);
  const rows = [...shown, ...published];
  if (built === null) return rows;
  return [...rows, [built, 'beside the server', '-', stable === null ? stableAudience(releases) : '']];
}

export const list = forRemote(async ({ remote: { name }, server }) => {
  /** @type {{ remotes: (Releases & { name: string })[] }} */
  const { remotes } = await server.get('/releases');
  const releases = remotes.find((one) => one.name === name);
  if (!releases) {
    console.log(`${name} has no published release at ${server.origin}.`);
    return 0;
  }
  console.log(`${name} at ${server.origin}${releases.frozen ? ', frozen: nothing can be activated' : ''}`);
  for (const line of inColumns(rowsOf(releases))) console.log(line);
  return 0;
});

/** @param {string} action @param {string | null} from @param {string | null} to */
function whatOf(action, from, to) {
  if (action === 'remove') return from ?? '';
  return action === 'freeze' || action === 'unfreeze' ? '-' : `${from ?? NO_RELEASE} -> ${to ?? NO_RELEASE}`;
}

export const history = forRemote(async ({ remote: { name }, server }) => {
  /** @type {{ switches: Activation[], notes: { version: string, text: string, at: string }[] }} */
  const { switches, notes } = await server.get(`/releases/${name}/history`);
  if (switches.length === 0) console.log(`No release of ${name} was switched yet.`);
  const rows = switches.map(({ action, from, to, percent, reason, by, by_name, at }) => {
    const share = percent === null ? '' : ` ${percent}%`;
    return [minute(at), `${action}${share}`, whatOf(action, from, to), `by ${by_name ?? by}`, reason];
  });
  for (const line of inColumns(rows)) console.log(line);
  for (const { version, text, at } of notes) console.log(printable(`${minute(at)}  ${version}: ${text}`));
  return 0;
});
