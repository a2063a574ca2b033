import { catalogue } from '../../contract/faults';

const code = (text: string) => `\`${text}\``;

function faultsTable(): string {
  const stagesByRow = new Map<string, string[]>();
  for (const { stage, fault, label, reason, findings } of catalogue) {
    const row = `${code(fault)} | ${label} | ${reason ? code(reason) : 'none'} | ${findings.map(code).join(', ')}`;
    stagesByRow.set(row, [...(stagesByRow.get(row) ?? []), code(stage)]);
  }
  const rows = [...stagesByRow].map(([row, stages]) => `| ${stages.join(', ')} | ${row} |`);
  const heads = ['| Stage | Fault | What happens | Reason | Finding |', '| --- | --- | --- | --- | --- |'];
  return [...heads, ...rows].join('\n');
}

const BEGIN = '<!-- faults:begin -->';
const END = '<!-- faults:end -->';

/** Inserts the table of faults between the table's two markers in a text. Throws if a marker is missing. */
export function withFaultsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('The marks of the table of faults are missing');
  return `${text.slice(0, begin + BEGIN.length)}\n${faultsTable()}\n${text.slice(end)}`;
}
