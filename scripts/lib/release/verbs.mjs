import { Failure } from '../failure.mjs';

/** @typedef {import('./command.mjs').Verb} Verb */

/** @type {{ reason: { type: 'string' } }} */
const REASON = { reason: { type: 'string' } };
const NOTHING = 'no release';

/** @param {string} text an ISO time, in UTC to the minute */
const minute = (text) => `${text.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Lines with columns below each other.
 * @param {string[][]} rows
 */
function inColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

/**
 * Sends a switch and prints who gets what now.
 * @param {string} action
 * @param {import('./command.mjs').Context} context
 * @param {Record<string, unknown>} fields
 */
async function send(action, { name, values, server }, fields) {
  const { message } = await server.sendSigned(`/releases/${name}/${action}`, action, {
    ...fields,
    reason: values['reason'],
  });
  console.log(message);
  return 0;
}

/** @type {Verb} */
const activate = {
  usage: '[<version>] [--reason <text>]',
  about: 'gives a release to everyone; without a version the one in the canary',
  options: REASON,
  words: 1,
  run: async (context) => send('activate', context, { version: context.words[0] }),
};

/** @param {unknown} text */
function percentOf(text) {
  if (typeof text !== 'string' || !/^\d{1,3}%?$/.test(text) || Number.parseInt(text, 10) > 100) {
    throw new Failure('Say which share of the visitors gets it: --percent 0 to --percent 100, whole numbers', 2);
  }
  return Number.parseInt(text, 10);
}

/** @type {Verb} */
const canary = {
  usage: '[<version>] --percent <0-100> [--reason <text>]',
  about: 'gives a release to a share of the visitors; without a version changes the share of the canary, and 0 ends it',
  options: { ...REASON, percent: { type: 'string' } },
  words: 1,
  run: async (context) =>
    send('canary', context, { version: context.words[0], percent: percentOf(context.values['percent']) }),
};

/** @type {Verb} */
const rollback = {
  usage: '[<version> | built] [--reason <text>]',
  about:
    'ends the canary, or goes back to the release before; or to the one that is named, or to the build beside the server',
  options: REASON,
  words: 1,
  run: async (context) => send('rollback', context, { version: context.words[0] }),
};

/**
 * What stands beside a version in the list.
 * @param {{ stable: string | null, canary: { version: string, percent: number } | null, earlier: string[] }} remote
 * @param {{ version: string, misfit: string | null }} release
 */
function roleOf(remote, { version, misfit }) {
  const roles = [
    version === remote.stable && (remote.canary ? 'everyone else' : 'everyone'),
    version === remote.canary?.version && `canary, ${remote.canary.percent}%`,
    remote.earlier.includes(version) && 'earlier',
    misfit && `does not fit: ${misfit}`,
  ];
  return roles.filter(Boolean).join('; ');
}

/** @type {Verb} */
const list = {
  usage: '',
  about: 'what is published, and who gets what',
  options: {},
  run: async ({ name, server }) => {
    const { remotes } = await server.get('/releases');
    const remote = remotes.find((/** @type {{ name: string }} */ one) => one.name === name);
    if (!remote) {
      console.log(`Nothing is published of ${name} at ${server.origin}.`);
      return 0;
    }
    console.log(`${name} at ${server.origin}`);
    /** @type {{ version: string, published_at: string, commit: string | null, misfit: string | null }[]} */
    const versions = remote.versions;
    const rows = versions.map((release) => [
      release.version,
      minute(release.published_at),
      release.commit?.slice(0, 10) ?? '-',
      roleOf(remote, release),
    ]);
    const build =
      remote.built === null
        ? []
        : [
            [
              remote.built,
              'beside the server',
              '-',
              remote.stable === null ? (remote.canary ? 'everyone else' : 'everyone') : '',
            ],
          ];
    for (const line of inColumns([...rows, ...build])) console.log(line);
    return 0;
  },
};

/** @type {Verb} */
const history = {
  usage: '',
  about: 'every switch, newest first, with its reason',
  options: {},
  run: async ({ name, server }) => {
    /** @type {{ switches: { action: string, from: string | null, to: string | null, percent: number | null, reason: string, by: string, at: string }[] }} */
    const { switches } = await server.get(`/releases/${name}/history`);
    if (switches.length === 0) console.log(`Nothing was switched of ${name} yet.`);
    const rows = switches.map(({ action, from, to, percent, reason, by, at }) => {
      const share = percent === null ? '' : ` ${percent}%`;
      return [minute(at), `${action}${share}`, `${from ?? NOTHING} -> ${to ?? NOTHING}`, `by ${by}`, reason];
    });
    for (const line of inColumns(rows)) console.log(line);
    return 0;
  },
};

/**
 * The verbs that switch what visitors get.
 * @type {Record<string, Verb>}
 */
export const registryVerbs = { activate, canary, rollback, list, history };
