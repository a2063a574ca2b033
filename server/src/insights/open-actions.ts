import type { Language, OpenAction } from '@verdant/shared/contract';
import { decisionsOf } from '../actions/store';
import type { Database } from '../database';
import { questionBank } from '../quiz/question-bank';
import { findLatestCompleted, type AnswerStore } from '../quiz/store';
import { findScoredBefore } from './history/compare';
import { recommend } from './recommendations/recommend';

/**
 * What the quiz before the last one suggested and the user has not decided about. Help in trouble is not among it: a
 * newer quiz that calls for it shows it again, whatever was done about it.
 */
export async function openActionsOf(
  answerStore: AnswerStore<Database>,
  userId: string,
  language: Language,
): Promise<OpenAction[]> {
  const { db } = answerStore;
  const latest = await findLatestCompleted(db, userId);
  const earlier = latest && (await findScoredBefore(answerStore, questionBank, latest));
  if (!earlier) return [];
  const { completedAt, picture } = earlier;
  const suggested = recommend(picture, language, { decisions: await decisionsOf(db, userId), completedAt });
  return suggested.flatMap(({ id, title, state, essential }) =>
    id !== undefined && !state && !essential ? [{ id, title }] : [],
  );
}
