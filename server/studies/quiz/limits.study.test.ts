import { questionBank } from '../../src/quiz/question-bank';
import { isLimitMet, limitsOf } from './limits';
import { runStudy } from './study';

const study = runStudy(questionBank, { people: 1000, seed: 20261121 });
const limits = limitsOf(study);

describe('the simulation study of the quiz', () => {
  it.each(limits.map((limit) => [limit.promise, limit] as const))('meets its limit: %s', (_promise, limit) => {
    expect([limit.measured, limit.kind, limit.limit, isLimitMet(limit)]).toEqual([
      limit.measured,
      limit.kind,
      limit.limit,
      true,
    ]);
  });
});
