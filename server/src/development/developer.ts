import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceOfAgent } from '../accounts/request';
import { createPasswordService } from '../accounts/passwords';
import { createUser } from '../accounts/store';
import { findEmbeddedDatabaseUrl } from '../database/embedded';
import { createPool, createPooledDatabase } from '../database/pool';
import { createDemoFiller } from '../demo/fill-demo';
import { openCipher } from '../encryption/open-cipher';
import { replaceSecret } from '../secret-file';
import { settingDefinitions, type Settings } from '../settings';
import { StartError } from '../start-error';

/**
 * Creates the account for the developers of a team, with a confirmed address and the demo household, at the first start.
 * Returns the password, which is stored in the data folder. The server must be running.
 */
export async function prepareDeveloperAccount(settings: Settings): Promise<string> {
  const file = join(settings.dataDir, 'developer.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const pool = createPool(findEmbeddedDatabaseUrl(settings.dataDir) ?? '', settings, () => undefined);
  try {
    const db = createPooledDatabase(pool);
    const [password, now] = [randomBytes(12).toString('base64url'), new Date()];
    const passwordHash = await createPasswordService().hash(password, { ip: 'localhost', isWanted: () => true });
    const names = { first_name: 'Dana', last_name: 'Developer', phone: '' };
    const account = { email: DEVELOPER_EMAIL, passwordHash, ...names, emailVerifiedAt: now };
    const created = await createUser(db, account, settings, deviceOfAgent(undefined));
    if (!created) throw new Error(`${DEVELOPER_EMAIL} has an account, but its password is not in ${file}`);
    replaceSecret(file, password);
    const fill = createDemoFiller({ db, cipher: openCipher(settings), settings });
    await fill(created.user.id, 'en', now).catch((error: unknown) => {
      process.stderr.write(`The account has no data of its own: ${String(error)}\n`);
    });
    return password;
  } finally {
    await pool.end();
  }
}

/** The port and the data folder of the product that a team runs locally. */
export type Place = Pick<Settings, 'port' | 'dataDir'>;

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
