import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';

export {
  isWebOrigin,
  emptyOrValidText,
  textOrUndefined,
  trustedProxiesSchema,
  wholeNumber,
  yesOrNo,
} from '@verdant/federation/settings';
export type { SettingDefinitions, SettingValues } from '@verdant/federation/settings';

const repositoryRoot = resolve(__dirname, '../..');

/** Schema of a folder. A relative path is resolved against the root of the repository, and `~` is the home folder. */
export const folderSchema = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must be a folder'),
  v.transform((value) => resolve(repositoryRoot, value.replace(/^~(?=\/|$)/, homedir()))),
);
