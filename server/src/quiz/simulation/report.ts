import { conditions, formNames, type Study } from './study';
import { isMet, type Limit } from './limits';

const points = (value: number) => value.toFixed(2);
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** A cell has the errors with users of each kind, in the order of `conditions`. */
function errorTable({ results }: Study): string[] {
  const rows = formNames.map((name) => {
    const errors = conditions.map((condition) => results[condition][name]);
    const cellOf = (of: (one: (typeof errors)[number]) => number) => errors.map((one) => points(of(one))).join(', ');
    const cells = [
      cellOf(({ rmse }) => rmse.overall),
      cellOf(({ rmse }) => rmse.emergency),
      cellOf(({ rmse }) => rmse.debt),
      cellOf(({ rmse }) => rmse.investment),
      cellOf(({ meanRmse }) => meanRmse),
    ];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const inside = conditions.map((condition) => {
    const { coverage } = results[condition].adaptive;
    const shares = [coverage.overall, coverage.emergency, coverage.debt, coverage.investment].map(percent);
    return `${condition} ${shares.join(', ')}`;
  });
  return [
    '| Form of ten questions | Overall | Emergency fund | Debt | Investment | Mean |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Scores of the adaptive quiz inside their range, in the same order: ${inside.join('; ')}.`,
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
    'The quiz taken again by users whose money has not changed; `wavering`: one answer in ten is one step away. Standard deviation of the difference in points.',
    '',
    '| Users | Answers | Questions | Overall | Emergency fund | Debt | Investment | Overall moved by 5 | Told of a change |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

/** The tables of a study, as Markdown. */
export function reportOf(study: Study, limits: readonly Limit[], greedy: readonly string[]): string {
  const { adaptive } = study;
  return [
    `${study.people} simulated users of each kind (${conditions.join(', ')}). Root mean square error in points of 100.`,
    '',
    ...errorTable(study),
    '',
    ...limitsTable(limits),
    '',
    ...retakeTable(study),
    '',
    `The ${study.people} users took ${adaptive.differentPaths} different paths. The greedy search found: ${greedy.map((id) => `\`${id}\``).join(', ')}.`,
  ].join('\n');
}
