import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { emptyOrValidText } from '@verdant/federation/settings';

export {
  isWebOrigin,
  emptyOrValidText,
  trustedProxiesSchema,
  wholeNumber,
  yesOrNo,
} from '@verdant/federation/settings';
export type { SettingDefinitions, SettingValues } from '@verdant/federation/settings';

/** Returns the schema of an optional text setting; an empty text becomes undefined. */
export const textOrUndefined = (isValid: (value: string) => boolean = () => true, message = '') =>
  v.pipe(
    emptyOrValidText(isValid, message),
    v.transform((value) => value || undefined),
  );

const repositoryRoot = resolve(__dirname, '../..');

/** Schema of a folder. A relative path is resolved against the root of the repository, and `~` is the home folder. */
export const folderSchema = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must be a folder'),
  v.transform((value) => resolve(repositoryRoot, value.replace(/^~(?=\/|$)/, homedir()))),
);
