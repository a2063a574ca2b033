import type { OfferedAnswer } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findDataTimestamps, findCoveredDay } from '../money/import/coverage';
import { findMonths } from '../money/find-months';
import { monthStart } from '../money/recurring/days';
import { dayInSydney } from '../money/day-in-sydney';
import { findBalances, findLinkedDataEnd, findMonthSigns, findUpdates, hasAccountData } from '../money/store';
import { answerLadders } from './ladders';
import { offeredAnswer, YEAR_MONTHS, type AccountEvidence } from './offered-answer';

/** Reads the evidence in a user's account data; null if there is none. */
export async function findEvidence(db: Database, userId: string, now: Date): Promise<AccountEvidence | null> {
  const byHand = (await findDataTimestamps(db, userId)).map((updated_at) => ({
    updated_at,
    failure: null,
    skipped: 0,
  }));
  const updates = [...(await findUpdates(db, userId)), ...byHand];
  if (updates.length === 0) return null;
  const today = await findCoveredDay(db, userId, dayInSydney(await findLinkedDataEnd(db, userId, now)));
  return {
    today,
    updates,
    months: await findMonths(db, userId, { today, monthsBefore: YEAR_MONTHS }),
    signs: await findMonthSigns(db, userId, monthStart(today, YEAR_MONTHS)),
    balances: await findBalances(db, userId),
  };
}

/** Finds the suggested answer to a question in a user's account data; null if there is none. */
export async function findOfferedAnswer(
  db: Database,
  userId: string,
  questionId: string,
  now = new Date(),
): Promise<OfferedAnswer | null> {
  if (!answerLadders.has(questionId) || !(await hasAccountData(db, userId))) return null;
  const evidence = await findEvidence(db, userId, now);
  return evidence && offeredAnswer(questionId, evidence, now);
}

/** Returns the suggested answers by question id. Has no side effects. */
export function suggestAnswers(evidence: AccountEvidence, now: Date): ReadonlyMap<string, OfferedAnswer> {
  const offers = [...answerLadders.keys()].map((id) => [id, offeredAnswer(id, evidence, now)] as const);
  return new Map(offers.flatMap(([id, offered]) => (offered ? [[id, offered] as const] : [])));
}

/** Finds the suggested answers of a user by question id. */
export async function findSuggestedAnswers(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<ReadonlyMap<string, OfferedAnswer>> {
  const evidence = await findEvidence(db, userId, now);
  return evidence ? suggestAnswers(evidence, now) : new Map<string, OfferedAnswer>();
}
