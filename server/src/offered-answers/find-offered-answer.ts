import type { OfferedAnswer } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findManualDataTimestamps, findLastCoveredDay } from '../money/import/coverage';
import { findMonthFigures } from '../money/find-months';
import { monthStart } from '../money/days';
import { findBalances, findMonthCoverageSigns, findBankUpdates, hasAccountData } from '../money/store';
import { answerLadders, offeredAnswer, SPENDING_QUESTION_MONTHS, type AccountEvidence } from './offered-answer';

/** Reads the evidence in a user's account data; null if there is none. */
export async function findAccountEvidence(db: Database, userId: string, now: Date): Promise<AccountEvidence | null> {
  const byHand = (await findManualDataTimestamps(db, userId)).map((updated_at) => ({
    updated_at,
    failure: null,
    skipped: 0,
  }));
  const updates = [...(await findBankUpdates(db, userId)), ...byHand];
  if (updates.length === 0) return null;
  const today = await findLastCoveredDay(db, userId, now);
  return {
    today,
    updates,
    months: await findMonthFigures(db, userId, { today, monthsBefore: SPENDING_QUESTION_MONTHS }),
    signs: await findMonthCoverageSigns(db, userId, monthStart(today, SPENDING_QUESTION_MONTHS)),
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
  const evidence = await findAccountEvidence(db, userId, now);
  return evidence && offeredAnswer(questionId, evidence, now);
}

/** Suggested answers by question id. */
export type SuggestedAnswers = ReadonlyMap<string, OfferedAnswer>;

export function suggestAnswers(evidence: AccountEvidence, now: Date): SuggestedAnswers {
  const offers = [...answerLadders.keys()].map((id) => [id, offeredAnswer(id, evidence, now)] as const);
  return new Map(offers.flatMap(([id, offered]) => (offered ? [[id, offered] as const] : [])));
}

export async function findSuggestedAnswers(db: Database, userId: string, now = new Date()): Promise<SuggestedAnswers> {
  const evidence = await findAccountEvidence(db, userId, now);
  return evidence ? suggestAnswers(evidence, now) : new Map<string, OfferedAnswer>();
}
