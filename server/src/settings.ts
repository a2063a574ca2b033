import * as v from 'valibot';
import { accountSettings } from './accounts/account-settings';
import { bankLinkSettings, bankLinkSettingsProblem } from './bank-link/bank-link-settings';
import { databaseSettings } from './database/database-settings';
import { faultSettings } from './faults/fault-settings';
import { mailSettings } from './mail/mail-settings';
import { overrideSettings } from './overrides/override-settings';
import { releaseSettings } from './releases/release-settings';
import { reportSettings } from './reports/report-settings';
import { serverSettings } from './server-settings';
import type { SettingDefinition, SettingDefinitions, SettingValues } from './setting-values';

/** Every setting: each is declared once, in its subject's folder. The README's table is generated from this. */
export const settingDefinitions = {
  ...serverSettings,
  ...databaseSettings,
  ...mailSettings,
  ...accountSettings,
  ...bankLinkSettings,
  ...releaseSettings,
  ...reportSettings,
  ...faultSettings,
  ...overrideSettings,
} satisfies SettingDefinitions;

export type Settings = SettingValues<typeof settingDefinitions>;

/** One line with the setting that is wrong and what it must be. */
export class SettingsError extends Error {}

const PREFIX = 'VERDANT_';

function readSetting(definition: SettingDefinition, environment: NodeJS.ProcessEnv): unknown {
  // Compose files and shells pass an empty variable for "not set".
  const text = environment[definition.name]?.trim() || definition.fallback;
  const result = v.safeParse(definition.schema, text);
  if (result.success) return result.output;
  const shown = definition.isSecret ? '' : `, not ${JSON.stringify(text)}`;
  throw new SettingsError(`${definition.name} ${result.issues[0].message}${shown}`);
}

// The overload gives each key the type of its schema, which `Object.fromEntries` cannot express.
function readEach<T extends SettingDefinitions>(definitions: T, environment: NodeJS.ProcessEnv): SettingValues<T>;
function readEach(definitions: SettingDefinitions, environment: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => [key, readSetting(definition, environment)]),
  );
}

/**
 * Reads every setting once. Throws a `SettingsError` with one line for a malformed value, an unknown
 * `VERDANT_*` variable or a command-line argument (there are none).
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  if (args.length > 0) {
    throw new SettingsError(
      `Unknown argument ${JSON.stringify(args[0])}: settings are environment variables, such as PORT=8080`,
    );
  }
  const known: string[] = Object.values(settingDefinitions).map(({ name }) => name);
  const unknown = Object.keys(environment).find((name) => name.startsWith(PREFIX) && !known.includes(name));
  if (unknown) throw new SettingsError(`${unknown} is not a setting; there are ${known.join(', ')}`);
  const settings = readEach(settingDefinitions, environment);
  const problem = bankLinkSettingsProblem(settings);
  if (problem !== undefined) throw new SettingsError(problem);
  return settings;
}
