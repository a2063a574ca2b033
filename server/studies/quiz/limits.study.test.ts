import { questionBank } from '../../src/quiz/question-bank';
import { isMet, limitsOf } from './limits';
import { runStudy } from './study';

/** The same study that `npm run quiz:simulate` runs. */
const study = runStudy(questionBank, { people: 1000, seed: 20261121 });
const limits = limitsOf(study);

describe('the study of the quiz', () => {
  it.each(limits.map((limit) => [limit.promise, limit] as const))('%s', (_promise, limit) => {
    expect([limit.measured, limit.kind, limit.limit, isMet(limit)]).toEqual([
      limit.measured,
      limit.kind,
      limit.limit,
      true,
    ]);
  });

  it('breaks no rule of content', () => expect(study.adaptive.broken).toEqual([]));
});
