import {
  alertSettingsProblem,
  readBucketSettings,
  federationSettings,
  readSettings as readEach,
  SettingsError,
  type SettingDefinitions,
  type SettingValues,
} from '@verdant/federation/settings';
import { accountSettings } from './accounts/account-settings';
import { bankLinkSettings, findBankLinkSettingsProblem } from './bank-link/bank-link-settings';
import { databaseSettings } from './database/database-settings';
import { encryptionSettings } from './encryption/encryption-settings';
import { mailSettings } from './mail/mail-settings';
import { serverSettings } from './server-settings';

const PREFIX = 'VERDANT_';
const platformSettings = federationSettings(PREFIX);

/** Settings of the product and the platform. The tables in docs/operations.md are generated from them. */
export const settingDefinitions = {
  ...serverSettings,
  ...databaseSettings,
  ...encryptionSettings,
  ...mailSettings,
  ...accountSettings,
  ...bankLinkSettings,
  ...platformSettings,
  isProduction: {
    ...platformSettings.isProduction,
    meaning: `\`production\` makes \`${platformSettings.overrides.name}=auto\` mean \`listed\`, and requires \`${encryptionSettings.encryptionKeys.name}\` with \`DATABASE_URL\`; nothing else depends on it.`,
  },
} satisfies SettingDefinitions;

export type Settings = SettingValues<typeof settingDefinitions>;

export { SettingsError } from '@verdant/federation/settings';

/** Reads settings. Throws a one-line `SettingsError` for a malformed value, unknown `VERDANT_*` variable or argument. */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  if (args.length > 0) {
    throw new SettingsError(
      `Unknown argument ${JSON.stringify(args[0])}: settings are environment variables, such as PORT=8080`,
    );
  }
  const knownNames: string[] = Object.values(settingDefinitions).map(({ name }) => name);
  const unknown = Object.keys(environment).find((name) => name.startsWith(PREFIX) && !knownNames.includes(name));
  if (unknown) throw new SettingsError(`${unknown} is not a setting; there are ${knownNames.join(', ')}`);
  const settings = readEach(settingDefinitions, environment);
  const problem = findBankLinkSettingsProblem(settings) ?? alertSettingsProblem(settings, settingDefinitions);
  if (problem !== undefined) throw new SettingsError(problem);
  readBucketSettings(settings, settingDefinitions);
  return settings;
}
