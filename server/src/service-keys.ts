import { join } from 'node:path';
import { isKey, newKey } from './encryption/cipher';
import { readOrCreateSecret } from './secret-file';
import { settingDefinitions, type Settings } from './settings';
import { StartError } from './start-error';

type ServiceKeys = Pick<Settings, 'serviceKeys' | 'serviceSubjectKey'>;

/**
 * The keys for services of remotes: those of the settings, else for an embedded database those of files in `DATA_DIR`, which
 * are made when they are missing. Throws a `StartError` for servers that may share a database and have none.
 */
export function serviceKeysOf({ services, dataDir, databaseUrl, ...given }: Settings): ServiceKeys {
  const { serviceKeys, serviceSubjectKey } = given;
  if (services.size === 0 || (serviceKeys.length > 0 && serviceSubjectKey !== undefined)) return given;
  if (databaseUrl !== undefined) {
    const names = [settingDefinitions.serviceKeys.name, settingDefinitions.serviceSubjectKey.name];
    throw new StartError(
      `${names.join(' and ')} are needed: with services and DATABASE_URL, set each on all servers to what \`openssl rand -base64 32\` prints`,
    );
  }
  const fromFile = (name: string) => {
    const file = join(dataDir, name);
    const key = readOrCreateSecret(file, newKey);
    if (!isKey(key)) throw new StartError(`${file} is not a key: restore it from where you keep a copy`);
    return key;
  };
  return {
    serviceKeys: serviceKeys.length > 0 ? serviceKeys : [fromFile('service.key')],
    serviceSubjectKey: serviceSubjectKey ?? fromFile('service-subject.key'),
  };
}
