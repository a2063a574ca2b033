import { metricTitles, type InsightsResult } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { metricNames } from '../../quiz/model';
import type { QuestionBank } from '../../quiz/question-bank';
import { answersOf, findCompletedBefore, type AnswerStore, type SessionRow } from '../../quiz/store';
import { isEnough } from '../build-insights';
import { changeSince } from '../explanation/explain';
import { pictureOf, type Picture } from '../picture';

/** The quiz that a newer one is compared with. */
interface EarlierQuiz {
  readonly completedAt: Date;
  readonly answers: readonly GivenAnswer[];
  readonly picture: Picture;
}

/** The user's last completed quiz before this one that has enough answers for a score. */
export async function findScoredBefore(
  answerStore: AnswerStore,
  questionBank: QuestionBank,
  session: SessionRow,
): Promise<EarlierQuiz | null> {
  const earlier = await findCompletedBefore(answerStore.db, session);
  if (!earlier || earlier.completedAt === null) return null;
  const answers = await answersOf(answerStore, earlier);
  const picture = pictureOf(questionBank, answers);
  return isEnough(picture.scores)
    ? { completedAt: earlier.completedAt, answers, picture }
    : findScoredBefore(answerStore, questionBank, earlier);
}

/** Adds to each metric how it changed since an earlier quiz. */
export function withChanges(result: InsightsResult, now: Picture, earlier: EarlierQuiz): InsightsResult {
  const since = earlier.completedAt.toISOString();
  const changes = new Map<string, ReturnType<typeof changeSince>>(
    metricNames.map((name) => [
      metricTitles[name],
      changeSince(earlier.picture.scores.metrics[name], now.scores.metrics[name]),
    ]),
  );
  return {
    ...result,
    insights: result.insights.map((insight) => {
      const change = insight.type === 'metric' && changes.get(insight.title);
      return change ? { ...insight, change: { ...change, since } } : insight;
    }),
  };
}
