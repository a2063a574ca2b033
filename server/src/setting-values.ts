import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { SettingDefinition } from '@verdant/federation/settings';

export { isWebOrigin, optional, wholeNumber, yesOrNo } from '@verdant/federation/settings';
export type { SettingDefinition } from '@verdant/federation/settings';

/** The folder that holds the workspaces. */
const repositoryRoot = resolve(__dirname, '../..');

export function setting<T>(definition: SettingDefinition<T>): SettingDefinition<T> {
  return definition;
}

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

/** `Name <address>`, or the address alone. */
export const SENDER =
  /^(?:"?(?<name>[^"<>]*?)"?\s*<(?<inBrackets>[^\s@<>]+@[^\s@<>]+)>|(?<alone>[^\s@<>]+@[^\s@<>]+))$/;
