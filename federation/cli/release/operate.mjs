import { confirm } from '../lib/ask.mjs';
import { inColumns } from '../lib/columns.mjs';
import { Failure } from '../lib/failure.mjs';
import { isRemoteFolder } from '../lib/remote.mjs';
import { serverOf } from '../lib/urls.mjs';
import { contextOf, forRemote } from './context.mjs';
import { callApi } from './server.mjs';
import { minute, send } from './verbs.mjs';

/** @param {import('./context.mjs').Context} context */
function requireReason({ values }) {
  if (!values['reason']?.trim()) throw new Failure('Say why, for the history: --reason "..."', 2);
}

/** @param {string} action */
const withReason = (action) =>
  forRemote(async (context) => {
    requireReason(context);
    return send(action, context);
  });

export const freeze = withReason('freeze');
export const unfreeze = withReason('unfreeze');

export const remove = forRemote(async (context) => {
  const { remote, word, values, server } = context;
  if (word === undefined) throw new Failure(`Name the version: remove ${remote.name} 1.2.0`, 2);
  requireReason(context);
  if (values['yes'] === undefined) {
    await confirm(`This deletes ${remote.name} ${word} with its files from ${server.origin}, for good.`);
  }
  return send('remove', context);
});

/** @param {string | undefined} text @param {string} option */
function numberOf(text, option) {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text)) throw new Failure(`--${option} is a whole number.`, 2);
  return Number(text);
}

/** The remotes that a clean-up is about. @param {import('../lib/command-line.mjs').Given} given @returns {Promise<(string | undefined)[]>} */
async function namesFor({ name, folder, values }) {
  if (name !== undefined || isRemoteFolder(folder)) return [name];
  /** @type {{ remotes: { name: string, versions: unknown[] }[] }} */
  const { remotes } = await callApi(serverOf(values['server'], folder).origin).get('/releases');
  return remotes.filter(({ versions }) => versions.length > 0).map((remote) => remote.name);
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function prune(given) {
  const { values } = given;
  const limits = { keep: numberOf(values['keep'], 'keep'), days: numberOf(values['days'], 'days') };
  const isDeleting = values['delete'] !== undefined;
  /** @type {string[][]} */
  const rows = [];
  for (const name of await namesFor(given)) {
    const { remote, server } = contextOf(name === undefined ? given : { ...given, name });
    /** @type {import('../../contract/releases.js').PrunedReleases} */
    const { versions } = await server.sendSigned(`/releases/${remote.name}/prune`, 'prune', {
      ...limits,
      delete: isDeleting,
    });
    rows.push(...versions.map(({ version, published_at }) => [remote.name, version, minute(published_at)]));
  }
  for (const line of inColumns(rows)) console.log(line);
  if (rows.length === 0) console.log('Nothing goes.');
  else console.log(isDeleting ? 'These are removed.' : 'These would go. To remove them, add --delete.');
  return 0;
}
