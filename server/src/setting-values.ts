import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';

export { isWebOrigin, optionalText, trustedProxies, wholeNumber, yesOrNo } from '@verdant/federation/settings';
export type { SettingDefinitions, SettingValues } from '@verdant/federation/settings';

/** The root of the repository. */
const repositoryRoot = resolve(__dirname, '../..');

/** Absolute path of a folder; a relative path is resolved from the root of the repository. */
export const folder = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must be a folder'),
  v.transform((value) => resolve(repositoryRoot, value.replace(/^~(?=\/|$)/, homedir()))),
);
