import * as v from 'valibot';
import { textOrUndefined, type SettingDefinitions, type SettingValues } from '../setting-values';

const modes = ['simulator', 'yodlee', 'off'] as const;
const PORT_MESSAGE = 'must be a port from 1 to 65535, or 0 for any free one';

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && hash === '';
}

const optionalUrl = textOrUndefined(isWebUrl, 'must be a URL that begins with https:// or http://');

/** Schema of a login name: printable ASCII without spaces, because an HTTP header carries the name. */
const optionalLoginName = textOrUndefined(
  (value) => /^[\x21-\x7e]{3,150}$/.test(value),
  'must be 3 to 150 characters without spaces',
);

export const bankLinkSettings = {
  bankLinkMode: {
    name: 'BANK_LINK_MODE',
    fallback: 'simulator',
    meaning:
      '`simulator` runs a sandbox with fictional banks next to the server, `yodlee` uses the real FastLink, `off` offers no bank connection.',
    schema: v.pipe(v.string(), v.picklist(modes, `must be one of ${modes.join(', ')}`)),
  },
  sandboxPort: {
    name: 'SANDBOX_PORT',
    meaning:
      'Port of the sandbox, an origin of its own; without it `PORT` + 1, or any free one while that is taken. 0 is any free one.',
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{0,5}$/, PORT_MESSAGE),
      v.transform((value) => (value === '' ? undefined : Number(value))),
      v.check((value) => value === undefined || value <= 65_535, PORT_MESSAGE),
    ),
  },
  fastlinkUrl: {
    name: 'FASTLINK_URL',
    meaning: 'Where browsers open the widget: from Yodlee, or the public URL of the sandbox behind a proxy.',
    schema: optionalUrl,
  },
  fastlinkJsUrl: {
    name: 'FASTLINK_JS_URL',
    meaning:
      "The widget's script; without it Yodlee's `https://cdn.yodlee.com/fastlink/v4/initialize.js`, or the sandbox's own.",
    schema: optionalUrl,
  },
  fastlinkConfig: {
    name: 'FASTLINK_CONFIG',
    fallback: 'Aggregation',
    meaning: "Name of the widget's configuration.",
    schema: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be a name of letters, digits, dots and hyphens')),
  },
  yodleeApiUrl: {
    name: 'YODLEE_API_URL',
    meaning: "Yodlee's API, such as `https://sandbox.api.yodlee.com.au/ysl`.",
    schema: optionalUrl,
  },
  yodleeClientId: {
    name: 'YODLEE_CLIENT_ID',
    meaning: 'Client id from Yodlee; never sent to a browser.',
    schema: textOrUndefined(),
    isSecret: true,
  },
  yodleeClientSecret: {
    name: 'YODLEE_CLIENT_SECRET',
    meaning: 'Secret from Yodlee; never sent to a browser.',
    schema: textOrUndefined(),
    isSecret: true,
  },
  yodleeLoginName: {
    name: 'YODLEE_LOGIN_NAME',
    meaning: "One Yodlee user for all accounts, as in Yodlee's developer sandbox; without it each account has its own.",
    schema: optionalLoginName,
  },
  yodleeAdminLogin: {
    name: 'YODLEE_ADMIN_LOGIN',
    meaning: "Admin login name from Yodlee, which registers an account's Yodlee user at its first connection.",
    schema: optionalLoginName,
  },
} satisfies SettingDefinitions;

export type BankLinkSettings = SettingValues<typeof bankLinkSettings>;

const yodleeOnly = [
  'yodleeApiUrl',
  'yodleeClientId',
  'yodleeClientSecret',
  'yodleeLoginName',
  'yodleeAdminLogin',
] as const;
const requiredYodleeSettings = ['fastlinkUrl', 'yodleeApiUrl', 'yodleeClientId', 'yodleeClientSecret'] as const;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True if secrets can be sent to the URL: over HTTPS, or to this machine. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK_HOSTS.has(hostname);
}

function findYodleeProblem(settings: BankLinkSettings): string | undefined {
  const nameOf = (key: keyof BankLinkSettings) => bankLinkSettings[key].name;
  const missing = requiredYodleeSettings.find((key) => settings[key] === undefined);
  if (missing) return `BANK_LINK_MODE=yodlee needs ${nameOf(missing)}`;
  const unsafe = (['fastlinkUrl', 'fastlinkJsUrl', 'yodleeApiUrl'] as const).find(
    (key) => settings[key] !== undefined && !isSafe(settings[key]),
  );
  if (unsafe) return `${nameOf(unsafe)} must begin with https:// when BANK_LINK_MODE=yodlee`;
  if (settings.yodleeLoginName === undefined && settings.yodleeAdminLogin === undefined) {
    return 'BANK_LINK_MODE=yodlee needs YODLEE_ADMIN_LOGIN, or YODLEE_LOGIN_NAME in the developer sandbox';
  }
  return undefined;
}

/** Returns one line about settings that do not work together; undefined if all settings work together. */
export function findBankLinkSettingsProblem(
  settings: BankLinkSettings & { readonly port: number },
): string | undefined {
  switch (settings.bankLinkMode) {
    case 'off':
      return undefined;
    case 'yodlee':
      return findYodleeProblem(settings);
    case 'simulator': {
      const stray = yodleeOnly.find((key) => settings[key] !== undefined);
      if (stray) return `${bankLinkSettings[stray].name} is for BANK_LINK_MODE=yodlee, and the mode is simulator`;
      if (settings.sandboxPort === settings.port) {
        return 'SANDBOX_PORT must not be PORT: the sandbox has an origin of its own';
      }
      return undefined;
    }
  }
}
