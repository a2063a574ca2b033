import { metricTitles, type InsightsResult, type Language, type OpenAction } from '@verdant/shared/contract';
import { findDecisions } from '../../actions/store';
import type { Database } from '../../database';
import type { GivenAnswer } from '../../quiz/answers';
import { metricNames } from '../../quiz/model';
import {
  findSessionAnswers,
  findSessionCompletedBefore,
  findLatestCompletedSession,
  type AnswerStore,
  type SessionRow,
} from '../../quiz/store';
import { hasEnoughAnswers } from '../build-insights';
import { toScoreChange } from '../explanation/explain';
import { userFactsOf, type UserFacts } from '../user-facts';
import { recommend } from '../recommendations/recommend';

/** An earlier quiz, with which the current quiz is compared. */
interface EarlierQuiz {
  readonly completedAt: Date;
  readonly answers: readonly GivenAnswer[];
  readonly facts: UserFacts;
}

/** Finds the latest quiz before `session` with a score. */
export async function findEarlierScoredQuiz(
  answerStore: AnswerStore,
  session: SessionRow,
): Promise<EarlierQuiz | null> {
  const earlier = await findSessionCompletedBefore(answerStore.db, session);
  if (!earlier || earlier.completedAt === null) return null;
  const answers = await findSessionAnswers(answerStore, earlier);
  const facts = userFactsOf(answers);
  return hasEnoughAnswers(facts.scores)
    ? { completedAt: earlier.completedAt, answers, facts }
    : findEarlierScoredQuiz(answerStore, earlier);
}

/** Adds the change since an earlier quiz to each metric. */
export function addMetricChanges(result: InsightsResult, now: UserFacts, earlier: EarlierQuiz): InsightsResult {
  const since = earlier.completedAt.toISOString();
  const [before, after] = [earlier.facts.scores.metrics, now.scores.metrics];
  return {
    ...result,
    insights: result.insights.map((insight) => {
      const name = metricNames.find((metric) => metricTitles[metric] === insight.title);
      if (insight.type !== 'metric' || name === undefined) return insight;
      return { ...insight, change: { ...toScoreChange(before[name], after[name]), since } };
    }),
  };
}

/**
 * Returns the undecided recommendations of the last scored quiz before the latest quiz. Omits help in trouble, which the
 * latest quiz recommends again if the help is still needed.
 */
export async function findOpenActions(
  answerStore: AnswerStore<Database>,
  userId: string,
  language: Language,
): Promise<OpenAction[]> {
  const { db } = answerStore;
  const latest = await findLatestCompletedSession(db, userId);
  const earlier = latest && (await findEarlierScoredQuiz(answerStore, latest));
  if (!earlier) return [];
  const { completedAt, facts } = earlier;
  const suggested = recommend(facts, language, { decisions: await findDecisions(db, userId), completedAt });
  return suggested.flatMap(({ id, title, state, essential }) =>
    id !== undefined && !state && !essential ? [{ id, title }] : [],
  );
}
