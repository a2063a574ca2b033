import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import {
  afterActivation,
  isVersionChange,
  replacedVersion,
  newRemote,
  updateVersionVisibility,
  type Activation,
} from './remote-state';
import { activationActions, activations, remotes, type Remote } from './schema';

export type StoredActivation = typeof activations.$inferSelect;

const readRemotes = async (db: Database | Transaction): Promise<Remote[]> =>
  db.select().from(remotes).orderBy(remotes.name);

const revisionOf = (found: readonly Remote[]) => Math.max(0, ...found.map(({ revision }) => revision));

const afterSwitch = (remote: Remote, change: Activation, id: number): Remote => ({
  ...remote,
  ...afterActivation(remote, change),
  versions: updateVersionVisibility(remote.versions, change),
  revision: id,
});

async function saveRemote(transaction: Transaction, remote: Remote): Promise<void> {
  await transaction.insert(remotes).values(remote).onConflictDoUpdate({ target: remotes.name, set: remote });
}

/**
 * Applies history entries from servers that run an earlier release of the platform. Such servers write only the history,
 * and can still run during an update.
 */
async function followHistory(transaction: Transaction): Promise<void> {
  const found = await readRemotes(transaction);
  const missing = await transaction
    .select()
    .from(activations)
    .where(gt(activations.id, revisionOf(found)))
    .orderBy(activations.id);
  const all = new Map(found.map((remote) => [remote.name, remote]));
  for (const line of missing) {
    const remote = all.get(line.name) ?? newRemote(line.name);
    await transaction
      .update(activations)
      .set({ from: replacedVersion(remote, line) })
      .where(eq(activations.id, line.id));
    all.set(line.name, afterSwitch(remote, line, line.id));
  }
  for (const name of new Set(missing.map((line) => line.name))) {
    await saveRemote(transaction, all.get(name) ?? newRemote(name));
  }
}

/** Takes the lock that serialises changes of remotes over all servers. Ids of changes thus become visible in order. */
export async function lockActivations(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-switches'))`);
  await followHistory(transaction);
}

/**
 * Returns the id of the last change of any remote; 0 without changes. Fast, because it reads only the end of an index.
 */
export async function findLastActivationId(db: Database | Transaction): Promise<number> {
  const [newest] = await db.select({ id: max(activations.id) }).from(activations);
  return newest?.id ?? 0;
}

export async function findRemotes(db: Database | Transaction): Promise<Remote[]> {
  const last = await findLastActivationId(db);
  const found = await readRemotes(db);
  if (revisionOf(found) >= last) return found;
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    return readRemotes(transaction);
  });
}

export async function findRemote(db: Database | Transaction, name: string): Promise<Remote> {
  return (await findRemotes(db)).find((remote) => remote.name === name) ?? newRemote(name);
}

/** Finds the history of one remote, or of all, oldest first. */
export async function findActivations(db: Database | Transaction, name?: string): Promise<StoredActivation[]> {
  return db
    .select()
    .from(activations)
    .where(name === undefined ? undefined : eq(activations.name, name))
    .orderBy(activations.id);
}

/** Actions that can change the release that visitors get. */
export const versionChangeActions = activationActions.filter((action) => isVersionChange({ action }));

/** Finds the newest history entry of a remote with one of the actions. */
export async function findLastActivation(
  db: Database | Transaction,
  name: string,
  actions: readonly Activation['action'][],
): Promise<StoredActivation | undefined> {
  const [line] = await db
    .select()
    .from(activations)
    .where(and(eq(activations.name, name), inArray(activations.action, actions)))
    .orderBy(desc(activations.id))
    .limit(1);
  return line;
}

/** Changes a remote, and records the change. `by`: id of the signing key or of the operator, or `server`. */
export async function saveActivation(
  transaction: Transaction,
  remote: Remote,
  { change, reason, by }: { readonly change: Activation; readonly reason: string; readonly by: string },
): Promise<Remote> {
  const line = { name: remote.name, ...change, from: replacedVersion(remote, change), reason, by };
  const [saved] = await transaction.insert(activations).values(line).returning({ id: activations.id });
  if (!saved) throw new Error('The database returned no id for a switch.');
  const switched = afterSwitch(remote, change, saved.id);
  await saveRemote(transaction, switched);
  return switched;
}
