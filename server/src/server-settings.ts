import * as v from 'valibot';
import {
  folderSchema,
  isWebOrigin,
  optionalText,
  trustedProxies,
  wholeNumber,
  type SettingDefinitions,
} from './setting-values';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const serverSettings = {
  port: {
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port that the product is served on.',
    schema: wholeNumber(1, 65_535),
  },
  host: {
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Host name or IP address to listen on; `0.0.0.0` lets other machines in.',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')),
  },
  publicOrigin: {
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning:
      'Public URL of the product, for links in mails and shared links, and for signed requests of teams; without it `http://localhost:PORT`.',
    schema: v.pipe(
      optionalText(isWebOrigin, 'must look like https://verdant.example.com, without a path'),
      v.transform((value) => (value ? new URL(value).origin : undefined)),
    ),
  },
  trustProxy: {
    name: 'VERDANT_TRUST_PROXY',
    fallback: 'no',
    meaning:
      "[Proxies](#behind-a-proxy) whose `X-Forwarded-For` names the visitor's IP address: `no`, how many, or their IP addresses and ranges, separated by commas.",
    schema: trustedProxies,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: `How much is logged, as lines of JSON on standard error: ${logLevels.join(', ')}.`,
    schema: v.pipe(v.string(), v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
  },
  buildsDir: {
    name: 'VERDANT_BUILDS_DIR',
    fallback: '.',
    meaning: 'Folder that contains `shell/dist` and `mfe-*/dist`; relative to the repository.',
    schema: folderSchema,
  },
} satisfies SettingDefinitions;
