import { conditions, formNames, type Study } from './study';
import { isMet, type Limit } from './limits';

const points = (value: number) => value.toFixed(2);
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

function errorTable({ results }: Study): string[] {
  const rows = conditions.flatMap((condition) =>
    formNames.map((name) => {
      const { rmse, meanRmse, coverage } = results[condition][name];
      const cells = [rmse.overall, rmse.emergency, rmse.debt, rmse.investment].map(points);
      const inside = [coverage.overall, coverage.emergency, coverage.debt, coverage.investment].map(percent);
      const shown = name === 'adaptive' ? inside.join(', ') : '';
      return `| ${condition} | ${name} | ${cells.join(' | ')} | **${points(meanRmse)}** | ${shown} |`;
    }),
  );
  return [
    '| People | Form of ten questions | Overall | Emergency fund | Debt | Investment | Mean | Each in its range |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

function limitRow(limit: Limit): string {
  const { promise, measured, kind, aim } = limit;
  const sign = kind === 'most' ? '<=' : '>=';
  const hoped = aim === undefined ? '' : `${sign} ${aim}${isMet({ ...limit, limit: aim }) ? '' : ' (not met)'}`;
  return `| ${promise} | ${points(measured)} | ${sign} ${limit.limit}${isMet(limit) ? '' : ' **broken**'} | ${hoped} |`;
}

function retakeTable({ retakes }: Study): string[] {
  const rows = retakes.map(({ people, memory, asksAgain, sd, called, movedByFive }) => {
    const cells = [sd.overall, sd.emergency, sd.debt, sd.investment].map(points);
    const told = percent(Math.max(...Object.values(called)));
    return `| ${people} | ${memory} | ${asksAgain ? 'asked again' : 'chosen again'} | ${cells.join(' | ')} | ${percent(movedByFive)} | ${told} |`;
  });
  return [
    'The quiz taken again by people whose money has not changed; `wavering`: one answer in ten is one step away. Standard deviation of the difference in points.',
    '',
    '| People | Answers | Questions | Overall | Emergency fund | Debt | Investment | Overall moved by 5 | Told of a change |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

/** The tables of a study, as Markdown. */
export function reportOf(study: Study, limits: readonly Limit[], greedy: readonly string[]): string {
  const { adaptive } = study;
  return [
    `${study.people} simulated people of each kind. Root mean square error in points of 100.`,
    '',
    ...errorTable(study),
    '',
    '| Promise | Measured | Limit checked by a test | Target |',
    '| --- | --- | --- | --- |',
    ...limits.map(limitRow),
    '',
    ...retakeTable(study),
    '',
    `The ${study.people} people took ${adaptive.differentPaths} different paths. The greedy search found: ${greedy.map((id) => `\`${id}\``).join(', ')}.`,
  ].join('\n');
}
