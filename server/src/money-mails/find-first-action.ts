import type { Language } from '@verdant/shared/contract';
import { decisionsOf } from '../actions/store';
import type { Database } from '../database';
import { buildInsights } from '../insights/build-insights';
import { questionBank } from '../quiz/question-bank';
import { answersOf, findLatestCompleted, type AnswerStore } from '../quiz/store';

/**
 * The title of the first open action; undefined without one, and for a user in trouble: help is shown in the app alone,
 * never mailed.
 */
export async function findFirstAction(
  answerStore: AnswerStore<Database>,
  userId: string,
  language: Language,
): Promise<string | undefined> {
  const { db } = answerStore;
  const latest = await findLatestCompleted(db, userId);
  if (!latest || latest.completedAt === null) return undefined;
  const decided = { decisions: await decisionsOf(db, userId), completedAt: latest.completedAt };
  const { insights, support } = buildInsights(questionBank, await answersOf(answerStore, latest), language, decided);
  const actions = insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  if ((support?.length ?? 0) > 0 || actions.some(({ essential }) => essential)) return undefined;
  return actions.find(({ state }) => !state)?.title;
}
