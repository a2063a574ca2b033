import { questionBank } from '../../src/quiz/question-bank';
import { isLimitMet, measureStepTime } from '../../studies/quiz/limits';
import { modelPopulation } from '../../studies/quiz/population';

test('choosing the next quiz question takes at most 20 ms of processor time', () => {
  const limit = measureStepTime(questionBank, modelPopulation(questionBank, 40, 20261121, 'right'));
  expect(limit).toMatchObject({ limit: 20, kind: 'most' });
  expect(limit.measured).toBeGreaterThan(0);
  expect([limit.measured, isLimitMet(limit)]).toEqual([limit.measured, true]);
});
