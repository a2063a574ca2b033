import { Failure } from '../lib/failure.mjs';
import { askToConfirm, withoutControlCharacters } from '../lib/terminal.mjs';
import { RefusedRequestError, withRemoteContext } from './server.mjs';

/**
 * Changes the active release, and prints which visitors get which version now.
 * @param {string} action
 * @param {import('./server.mjs').Context} context
 * @param {Record<string, unknown>} [fields]
 */
async function send(action, { remote, word, values, server }, fields = {}) {
  const body = { version: word, ...fields, reason: values['reason'] };
  const { message } = await server.sendSigned(`/releases/${remote.name}/${action}`, action, body);
  console.log(withoutControlCharacters(message));
  return 0;
}

/** @param {string} text */
function percentOf(text) {
  if (!/^\d{1,3}%?$/.test(text) || Number.parseInt(text, 10) > 100) {
    throw new Failure('Give the share of visitors: --percent 0 to --percent 100, in whole numbers', 2);
  }
  return Number.parseInt(text, 10);
}

export const runActivateCommand = withRemoteContext((context) => {
  const { percent } = context.values;
  if (percent !== undefined) return send('canary', context, { percent: percentOf(percent) });
  return send('activate', context);
});

/** HTTP status with which the server refuses a rollback until the user has confirmed it. */
const ASKED = 428;

export const runRollbackCommand = withRemoteContext(async (context) => {
  if (context.values['yes'] !== undefined) return send('rollback', context, { confirm: true });
  try {
    return await send('rollback', context);
  } catch (error) {
    if (!(error instanceof RefusedRequestError) || error.status !== ASKED) throw error;
    await askToConfirm(error.reason);
    return send('rollback', context, { confirm: true });
  }
});
