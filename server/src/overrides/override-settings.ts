import * as v from 'valibot';
import { isWebOrigin, setting } from '../setting-values';

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The settings of developers' overrides; `settings.ts` reads them with all others. */
export const overrideSettings = {
  overrides: setting({
    name: 'VERDANT_OVERRIDES',
    fallback: 'auto',
    meaning:
      'Who may load a remote from elsewhere into their own browser: `local` anybody on this machine, from this machine; `listed` the developers and origins below; `off` nobody. `auto` is `local` while `HOST` is this machine and nothing says production (`NODE_ENV`, `PUBLIC_ORIGIN`, `VERDANT_TRUST_PROXY`), else `listed`.',
    schema: v.pipe(v.string(), v.picklist(['auto', 'local', 'listed', 'off'], 'must be auto, local, listed or off')),
  }),
  overrideOrigins: setting({
    name: 'VERDANT_OVERRIDE_ORIGINS',
    fallback: '',
    meaning:
      'Origins that overrides may name, separated by commas: `https://preview.example.com`. This server must reach them too.',
    schema: v.pipe(
      v.string(),
      v.transform(listOf),
      v.check(
        (origins) => origins.every(isWebOrigin),
        'must be origins such as https://preview.example.com, separated by commas',
      ),
      v.transform((origins) => origins.map((origin) => new URL(origin).origin)),
    ),
  }),
  developers: setting({
    name: 'VERDANT_DEVELOPERS',
    fallback: '',
    meaning: 'E-mail addresses of the accounts that may make overrides where they are `listed`, separated by commas.',
    schema: v.pipe(
      v.string(),
      v.transform(listOf),
      v.check(
        (emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
        'must be e-mail addresses, separated by commas',
      ),
    ),
  }),
  isProduction: setting({
    name: 'NODE_ENV',
    fallback: '',
    meaning:
      '`production` asks for listed developers and origins where `VERDANT_OVERRIDES` is `auto`; nothing else depends on it.',
    schema: v.pipe(
      v.string(),
      v.transform((value) => value === 'production'),
    ),
  }),
} as const;
