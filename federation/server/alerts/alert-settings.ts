import * as v from 'valibot';
import {
  convertedList,
  isPlainWebUrl,
  textOrUndefined,
  wholeNumber,
  type SettingDefinitions,
  type SettingValues,
} from '../setting-values';

/** Prefix of a Standard Webhooks secret. */
export const SECRET_PREFIX = 'whsec_';

/** True if a text has the format of a Standard Webhooks secret: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(SECRET_PREFIX)) return false;
  const encoded = text.slice(SECRET_PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

const REMOTE_URL = /^([a-z][a-z0-9-]{1,40})=(.+)$/;

function readRemoteUrl(pair: string): [remote: string, url: string] | undefined {
  const [, remote = '', url = ''] = REMOTE_URL.exec(pair) ?? [];
  return isPlainWebUrl(url) ? [remote, url] : undefined;
}

export const alertSettings = (prefix: string) =>
  ({
    alertUrl: {
      name: `${prefix}ALERT_URL`,
      meaning:
        'URL that gets a signed POST when a release is rolled back or fails too often ([Alerts](#alerts)); private addresses are allowed.',
      // URLs of webhooks often contain a token.
      isSecret: true,
      schema: textOrUndefined(isPlainWebUrl, 'must be an http or https URL without a user name, password or fragment'),
    },
    alertRemoteUrls: {
      name: `${prefix}ALERT_REMOTE_URLS`,
      meaning:
        'URLs that get the alerts of one remote as well: `mfe-quiz=https://chat.example.com/hooks/...`, separated by commas.',
      isSecret: true,
      schema: v.pipe(
        convertedList(
          readRemoteUrl,
          'must be remotes with http or https URLs, such as mfe-quiz=https://chat.example.com/hooks/1, separated by commas',
        ),
        v.transform((pairs): ReadonlyMap<string, string> => new Map(pairs)),
      ),
    },
    alertSecret: {
      name: `${prefix}ALERT_SECRET`,
      meaning: 'Secret that signs these requests, required with a URL: `whsec_` and 24 to 64 random bytes in base64.',
      isSecret: true,
      schema: textOrUndefined(isWebhookSecret, 'must be whsec_ and 24 to 64 bytes in base64'),
    },
    alertPercent: {
      name: `${prefix}ALERT_PERCENT`,
      fallback: '10',
      meaning:
        'Share of pages on which a release must fail, in percent, to be reported, at most once an hour; 0 reports rollbacks only.',
      schema: wholeNumber(0, 100),
    },
  }) satisfies SettingDefinitions;

export type AlertSettings = SettingValues<ReturnType<typeof alertSettings>>;

/** Returns why settings are incomplete, in one line; undefined if they are complete. */
export function alertSettingsProblem(
  { alertUrl, alertRemoteUrls, alertSecret }: AlertSettings,
  { alertUrl: url, alertRemoteUrls: remoteUrls, alertSecret: secret }: ReturnType<typeof alertSettings>,
): string | undefined {
  const hasUrl = alertUrl !== undefined || alertRemoteUrls.size > 0;
  if (hasUrl === (alertSecret !== undefined)) return undefined;
  if (!hasUrl) return `${secret.name} needs ${url.name}`;
  return `${(alertUrl === undefined ? remoteUrls : url).name} needs ${secret.name}`;
}
