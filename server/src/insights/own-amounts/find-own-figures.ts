import type { Database } from '../../database';
import { findDebts } from '../../money/find-debts';
import { findPayRhythm } from '../../money/recurring/store';
import { dayBefore } from '../../money/day-before';
import { findEvidence, offersFrom } from '../../offered-answers/find-offered-answer';
import { findCardDebt } from './find-card-debt';
import { ownMoneyOf } from './own-money';
import { noFigures, type OwnFigures } from './with-amounts';

/** Reads the figures of a user's accounts for their advice. */
export async function findOwnFigures(db: Database, userId: string, now: Date): Promise<OwnFigures> {
  const evidence = await findEvidence(db, userId, now);
  if (!evidence) return noFigures;
  const today = dayBefore(now);
  const debts = await findDebts(db, userId, now);
  const money = ownMoneyOf(evidence, debts, { now, today });
  const payRhythm = (await findPayRhythm(db, userId, today)) ?? undefined;
  return {
    money: money && { ...money, payRhythm, carriesCardDebt: await findCardDebt(db, userId, now) },
    offers: offersFrom(evidence, now),
  };
}
