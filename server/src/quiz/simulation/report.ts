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

/** The subject of a promise, and for which simulated users it was measured: `` where it is for all. */
function splitPromise(promise: string): readonly [subject: string, users: string] {
  const parts = promise.split(', ');
  const from = parts.findIndex((part) => conditions.some((condition) => condition === part));
  return from === -1 ? [promise, ''] : [parts.slice(0, from).join(', '), parts.slice(from).join(', ')];
}

/** What was measured next to its limit, and a target that was missed. */
function measuredCell(limit: Limit, users: string): string {
  const { measured, kind, aim } = limit;
  const sign = kind === 'most' ? '<=' : '>=';
  const broken = isMet(limit) ? '' : ' **broken**';
  const missed = aim === undefined || isMet({ ...limit, limit: aim }) ? '' : ` (target ${aim}, not met)`;
  return `${users} ${points(measured)} ${sign} ${limit.limit}${broken}${missed}`.trim();
}

function limitsTable(limits: readonly Limit[]): string[] {
  const bySubject = new Map<string, string[]>();
  for (const limit of limits) {
    const [subject, users] = splitPromise(limit.promise);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), measuredCell(limit, users)]);
  }
  const rows = Array.from(bySubject, ([subject, cells]) => `| ${subject} | ${cells.join('<br>')} |`);
  return ['| Promise | Measured, and the limit that a test checks |', '| --- | --- |', ...rows];
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
    ...limitsTable(limits),
    '',
    ...retakeTable(study),
    '',
    `The ${study.people} people took ${adaptive.differentPaths} different paths. The greedy search found: ${greedy.map((id) => `\`${id}\``).join(', ')}.`,
  ].join('\n');
}
