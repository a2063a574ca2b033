import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** The root of the repository. */
const repositoryRoot = resolve(__dirname, '../..');

/** A setting: its environment variable, its default, what it means and what it must be. */
export interface SettingDefinition<T = unknown> {
  readonly name: string;
  readonly fallback: string;
  /** One sentence for the README's table. */
  readonly meaning: string;
  readonly schema: v.GenericSchema<string, T>;
  /** A value that may contain a password is never repeated in an error. */
  readonly isSecret?: boolean;
}

/** A subject's settings, each under the key by which the code reads it. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

/** What reading these settings returns. */
export type SettingValues<Definitions extends SettingDefinitions> = {
  readonly [Key in keyof Definitions]: v.InferOutput<Definitions[Key]['schema']>;
};

export function setting<T>(definition: SettingDefinition<T>): SettingDefinition<T> {
  return definition;
}

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

export const yesOrNo = v.pipe(
  v.string(),
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((value) => value === 'yes'),
);

export const folder = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must be a folder'),
  v.transform((value) => resolve(repositoryRoot, value.replace(/^~(?=\/|$)/, homedir()))),
);

export function isWebOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  const isBare = username === '' && password === '' && pathname === '/' && search === '' && hash === '';
  return ['http:', 'https:'].includes(protocol) && isBare;
}

/** A text that is checked unless it is empty. */
export function optional(isRight: (value: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => value === '' || isRight(value), message),
  );
}
