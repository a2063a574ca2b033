import { metricTitles, type InsightsResult } from '@verdant/shared/contract';
import type { Database } from '../../database';
import type { GivenAnswer } from '../../quiz/answers';
import { metricNames } from '../../quiz/model';
import type { QuestionBank } from '../../quiz/question-bank';
import { answersOf, findCompletedBefore, type SessionRow } from '../../quiz/store';
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
  db: Database,
  questionBank: QuestionBank,
  session: SessionRow,
): Promise<EarlierQuiz | null> {
  const earlier = await findCompletedBefore(db, session);
  if (!earlier || earlier.completedAt === null) return null;
  const answers = await answersOf(db, earlier.id);
  const picture = pictureOf(questionBank, answers);
  return isEnough(picture.scores)
    ? { completedAt: earlier.completedAt, answers, picture }
    : findScoredBefore(db, questionBank, earlier);
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
