import * as v from 'valibot';
import type { Contact } from '@verdant/shared/contract';
import {
  folderSchema,
  isWebOrigin,
  emptyOrValidText,
  textOrUndefined,
  trustedProxiesSchema,
  wholeNumber,
  yesOrNo,
  type SettingDefinitions,
} from './setting-values';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const EMAIL = /^[^\s@<>?&]+@[^\s@<>?&]+$/;

const isWebPage = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';
const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Settings of the server itself, of its shutdown, of OpenTelemetry and of the site. */
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
    meaning:
      'Public URL of the product, for links in mails and shared links, and for signed requests of teams; without it `http://localhost:PORT`.',
    schema: v.pipe(
      emptyOrValidText(isWebOrigin, 'must look like https://verdant.example.com, without a path'),
      v.transform((value) => (value ? new URL(value).origin : undefined)),
    ),
  },
  trustProxy: {
    name: 'VERDANT_TRUST_PROXY',
    fallback: 'no',
    meaning:
      "[Proxies](#behind-a-proxy) whose `X-Forwarded-For` names the visitor's IP address: `no`, how many, or their IP addresses and ranges, separated by commas.",
    schema: trustedProxiesSchema,
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
  drainSeconds: {
    name: 'VERDANT_DRAIN_SECONDS',
    fallback: '0',
    meaning:
      'Seconds that a server continues to serve after a signal to stop, while `/api/v1/health/ready` is 503, so that a proxy removes it first.',
    schema: wholeNumber(0, 300),
  },
  stopSeconds: {
    name: 'VERDANT_STOP_SECONDS',
    fallback: '10',
    meaning: 'Max seconds that requests in flight may take after that, before their connections are cut.',
    schema: wholeNumber(1, 300),
  },
  // The packages of OpenTelemetry read further `OTEL_*` variables themselves.
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'URL that traces are sent to by OTLP over HTTP; without it there are none.',
    schema: textOrUndefined(isHttpUrl, 'must look like http://collector:4318'),
  },
  traceRatio: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: '1',
    meaning: 'Share of the traces that are recorded, from 0 to 1.',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
  },
  contact: {
    name: 'VERDANT_CONTACT',
    meaning:
      'How users reach you, on the page Help: an e-mail address, or an `https:` URL. Without it that page names no contact.',
    schema: v.pipe(
      emptyOrValidText((value) => EMAIL.test(value) || isWebPage(value), 'must be an e-mail address or an https: URL'),
      v.transform((value): Contact | null => {
        if (value === '') return null;
        if (EMAIL.test(value)) return { label: value, href: `mailto:${value}` };
        const { href, host, pathname } = new URL(value);
        return { label: `${host}${pathname === '/' ? '' : pathname}`, href };
      }),
    ),
  },
  offlinePage: {
    name: 'VERDANT_OFFLINE_PAGE',
    fallback: 'yes',
    meaning: '`no` withdraws the offline page: browsers that have it remove it with the next page that they load.',
    schema: yesOrNo,
  },
} satisfies SettingDefinitions;
