import type { SettingDefinition } from '@verdant/federation/settings';
import { settingDefinitions } from './settings';

const settings: readonly SettingDefinition[] = Object.values(settingDefinitions);

const BEGIN = '<!-- settings:begin -->';
const END = '<!-- settings:end -->';
/** A row of a table, which begins with the name of a setting. */
const ROW = /^\| `([A-Z_]+)` \|.*$/gm;

/**
 * Writes name, default and meaning of the settings into the tables between the two markers. The tables themselves have the
 * groups and the order. Throws if a marker is missing, or unless each setting has one row.
 */
export function withSettingsTable(text: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The marks of the settings table are missing');
  const tables = text.slice(begin, end);
  const listed = [...tables.matchAll(ROW)].map(([, name]) => name);
  const unlisted = settings.find(({ name }) => listed.filter((listedName) => listedName === name).length !== 1);
  if (unlisted) throw new Error(`${unlisted.name} must have one row in docs/operations.md: | \`${unlisted.name}\` |`);
  const written = tables.replaceAll(ROW, (_row, listedName: string) => {
    const setting = settings.find(({ name }) => name === listedName);
    if (!setting) throw new Error(`${listedName} is not a setting: remove its row from docs/operations.md`);
    const { name, fallback, meaning } = setting;
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'none'} | ${meaning.replaceAll('|', '\\|')} |`;
  });
  return text.slice(0, begin) + written + text.slice(end);
}
