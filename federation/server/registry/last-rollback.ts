import type { ReleaseHistory } from '../../contract';
import type { Database } from '../database';
import { describeHistory } from './describe';
import { findActivations } from './activation-store';
import { isSwitch } from './remote-state';

/** The last switch of a remote, if that was a rollback: by a team or automatic. */
export async function lastRollback(
  db: Database,
  name: string,
): Promise<ReleaseHistory['switches'][number] | undefined> {
  const last = describeHistory(name, await findActivations(db, name), []).switches.find(isSwitch);
  return last?.action === 'rollback' || last?.action === 'automatic' ? last : undefined;
}
