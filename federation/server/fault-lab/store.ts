import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database';
import { newToken } from '../http';
import { isTokenShaped } from '../http/tokens';
import { decideFault, resetFaultsForPage, type FaultDecision, type FileRequest, type StoredFault } from './lab-faults';
import { labSessions } from './schema';

/** Cookie with the token of the browser's session. */
export const LAB_COOKIE = 'lab';
export const LAB_SESSION_SECONDS = 24 * 60 * 60;

export type LabSession = Omit<typeof labSessions.$inferSelect, 'id' | 'createdAt'>;

const current = (token: string) => and(eq(labSessions.token, token), gt(labSessions.expiresAt, new Date()));

export async function findLabSession(db: Database, token: string | undefined): Promise<LabSession | undefined> {
  if (token === undefined || !isTokenShaped(token)) return undefined;
  const [session] = await db.select().from(labSessions).where(current(token));
  return session;
}

/** Replaces the faults and the time limit of the session, or creates a session of 24 hours. */
export async function saveLabSession(
  db: Database,
  token: string | undefined,
  { faults, timeoutMs }: Pick<LabSession, 'faults' | 'timeoutMs'>,
): Promise<LabSession> {
  const session = await findLabSession(db, token);
  const values = { faults, timeoutMs, expiresAt: new Date(Date.now() + LAB_SESSION_SECONDS * 1000) };
  const saved = { token: session?.token ?? newToken(), ...values };
  await db.insert(labSessions).values(saved).onConflictDoUpdate({ target: labSessions.token, set: values });
  return saved;
}

export async function endLabSession(db: Database, token: string): Promise<void> {
  await db.delete(labSessions).where(eq(labSessions.token, token));
}

/** Locks the session, and stores the changed faults of the decision. Returns the fault of the decision. */
async function changeFaults(
  db: Database,
  token: string,
  decide: (faults: readonly StoredFault[]) => FaultDecision,
): Promise<StoredFault | undefined> {
  return db.transaction(async (transaction) => {
    const [session] = await transaction
      .select({ faults: labSessions.faults })
      .from(labSessions)
      .where(current(token))
      .for('update');
    const { fault, next } = decide(session?.faults ?? []);
    if (next) await transaction.update(labSessions).set({ faults: next }).where(eq(labSessions.token, token));
    return fault;
  });
}

/** Returns a request's fault, and counts the attempt in the same transaction. */
export const consumeFault = async (db: Database, token: string, request: FileRequest) =>
  changeFaults(db, token, (faults) => decideFault(faults, request));

export async function resetStoredFaults(db: Database, token: string): Promise<void> {
  await changeFaults(db, token, (faults) => ({ fault: undefined, next: resetFaultsForPage(faults) }));
}

export async function deleteExpiredLabSessions(db: Database): Promise<void> {
  await db.delete(labSessions).where(lt(labSessions.expiresAt, new Date()));
}
