import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** The folder that holds the workspaces. */
const repositoryRoot = resolve(__dirname, '../..');

/** A setting as it stands in the environment: its name, what stands for it when absent, and what it must be. */
export interface SettingDefinition<T> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  readonly schema: v.GenericSchema<string, T>;
  /** A value that may carry a password is never repeated in an error. */
  readonly isSecret?: boolean;
}

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

export function isDatabaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const host = url.hostname || url.searchParams.get('host');
  return ['postgres:', 'postgresql:'].includes(url.protocol) && Boolean(host);
}

export function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

export function isWebOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  const isBare = username === '' && password === '' && pathname === '/' && search === '' && hash === '';
  return ['http:', 'https:'].includes(protocol) && isBare;
}

/** `Name <address>`, or the address alone. */
export const SENDER =
  /^(?:"?(?<name>[^"<>]*?)"?\s*<(?<inBrackets>[^\s@<>]+@[^\s@<>]+)>|(?<alone>[^\s@<>]+@[^\s@<>]+))$/;

/** A text that may be left out, checked where it is there. */
export function optional(isRight: (value: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => value === '' || isRight(value), message),
  );
}
