import { askToConfirm } from '../lib/terminal.mjs';
import { RefusedRequestError, withRemoteContext } from './server.mjs';

/**
 * Changes the active release, and prints which visitors get which version now.
 * @param {string} action
 * @param {import('./server.mjs').Context} context
 * @param {Record<string, unknown>} [fields]
 */
async function send(action, { remote, word, values, server }, fields = {}) {
  const body = { version: word, ...fields, reason: values['reason'] };
  const { message } = await server.sendSigned(action, body, `/releases/${remote.name}/${action}`);
  console.log(message);
  return 0;
}

export const runActivateCommand = withRemoteContext((context) => {
  const { percent } = context.values;
  if (percent !== undefined) return send('canary', context, { percent: Number.parseFloat(percent) });
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
