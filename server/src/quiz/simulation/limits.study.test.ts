import { questionBank } from '../question-bank';
import { searchedForm } from './forms';
import { isMet, limitsOf } from './limits';
import { reportOf } from './report';
import { runStudy } from './study';

/** As `npm run quiz:simulate` runs it. */
const study = runStudy(questionBank, { people: 1000, seed: 20261121, greedy: searchedForm });
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

  it('reports what it measured', () => {
    const report = reportOf(study, limits, searchedForm);
    expect(report).toContain('| adaptive |');
    expect(report).toContain(study.results.wrong['balanced random'].meanRmse.toFixed(2));
    expect(report).not.toContain('**broken**');
  });
});
