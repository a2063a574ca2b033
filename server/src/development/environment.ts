import { settingDefinitions } from '../settings';
import { StartError } from '../start-error';

/** Port and data folder of a team's own product. */
export interface Place {
  readonly port: number;
  /** Folder of its data. */
  readonly dataDir: string;
}

/** The account that the product has from the start. */
export const DEVELOPER = 'developer@example.com';

const nameOf = (key: keyof typeof settingDefinitions) => settingDefinitions[key].name;

/** Settings that a team may change. Development fixes all others, whatever the environment of the terminal has. */
const own = new Set((['services', 'remoteConfig', 'faultLab', 'logLevel'] as const).map(nameOf));

/** The settings of a product that only its developer uses: on the loopback, with fictional banks and mails in a folder. */
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
    [nameOf('developers')]: DEVELOPER,
    [nameOf('operators')]: DEVELOPER,
  };
}
