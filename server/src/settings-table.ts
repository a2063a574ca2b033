import { settingDefinitions } from './settings';

/** Every setting as a table in Markdown, in the order of their definitions. */
export function settingsTable(): string {
  const rows = Object.values(settingDefinitions).map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${meaning.replaceAll('|', '\\|')} |`,
  );
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

const BEGIN = '<!-- settings:begin -->';
const END = '<!-- settings:end -->';

/** The text with the table between its two marks. Throws when a mark is missing. */
export function withSettingsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('The marks of the settings table are missing');
  return `${text.slice(0, begin + BEGIN.length)}\n${settingsTable()}\n${text.slice(end)}`;
}
