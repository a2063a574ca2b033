import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { loginResponse } from '@verdant/shared/contract';
import { replaceSecret } from '../secret-file';
import { settingDefinitions } from '../settings';
import { StartError } from '../start-error';
import { fillDeveloper } from './fill-developer';

const MAIL_LIMIT_MS = 20_000;
const POLL_MS = 50;
const LINK = /\/account-link\?for=verify-email&token=([\w-]+)/;

async function post(origin: string, path: string, body: object | string, authorization?: string): Promise<unknown> {
  const isFile = typeof body === 'string';
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    body: isFile ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} of ${DEVELOPER_EMAIL}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Returns the token from the mail that asks a new user to confirm the address. Waits, and rejects if no mail comes. */
async function mailedToken(folder: string): Promise<string> {
  for (const deadline = Date.now() + MAIL_LIMIT_MS; Date.now() < deadline; await wait(POLL_MS)) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const texts = names.map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
    const token = texts.map((text) => LINK.exec(text.replace(/=3D/g, '='))?.[1]).find((one) => one !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`no mail came to confirm ${DEVELOPER_EMAIL}`);
}

/**
 * Registers and confirms the team's account and fills it with data at the first start, through the API. Returns the
 * password, which is stored in `dataDir`.
 */
export async function prepareDeveloper(origin: string, dataDir: string): Promise<string> {
  const file = join(dataDir, 'developer.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(12).toString('base64url');
  const person = { email: DEVELOPER_EMAIL, password, first_name: 'Dana', last_name: 'Developer' };
  const { token_type, access_token } = v.parse(loginResponse, await post(origin, '/auth/register', person));
  const token = await mailedToken(join(dataDir, 'mail'));
  const authorization = `${token_type} ${access_token}`;
  await post(origin, '/auth/account-link', { purpose: 'verify-email', token }, authorization);
  replaceSecret(file, password);
  await fillDeveloper(async (path, more) => post(origin, path, more, authorization)).catch((error: unknown) => {
    process.stderr.write(`The account has no data of its own: ${String(error)}\n`);
  });
  return password;
}

/** The port and the data folder of the product that a team runs locally. */
export interface Place {
  readonly port: number;
  readonly dataDir: string;
}

/** E-mail address of the team's account. */
export const DEVELOPER_EMAIL = 'developer@example.com';

const nameOf = (key: keyof typeof settingDefinitions) => settingDefinitions[key].name;

/** Settings that a team can change by environment variables; other variables are ignored. */
const own = new Set((['services', 'remoteConfig', 'faultLab', 'logLevel'] as const).map(nameOf));

/** Returns settings for a product that only this machine can reach, with fictional banks, and a folder for mails. */
export function developmentSettings(environment: NodeJS.ProcessEnv, { port, dataDir }: Place): NodeJS.ProcessEnv {
  if (environment['NODE_ENV'] === 'production') {
    throw new StartError('This product is for development: it does not start with NODE_ENV=production');
  }
  return {
    [nameOf('faultLab')]: 'on',
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => own.has(name))),
    [nameOf('host')]: 'localhost',
    [nameOf('port')]: String(port),
    [nameOf('dataDir')]: dataDir,
    [nameOf('bankLinkMode')]: 'simulator',
    [nameOf('sandboxPort')]: '0',
    [nameOf('developers')]: DEVELOPER_EMAIL,
    [nameOf('operators')]: DEVELOPER_EMAIL,
  };
}
