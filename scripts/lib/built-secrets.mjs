import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Settings whose values never leave the server; if this machine has them, their values are looked for too. */
const SECRET_SETTINGS = ['YODLEE_CLIENT_ID', 'YODLEE_CLIENT_SECRET', 'DATABASE_URL', 'SMTP_URL'];
const SHORTEST_VALUE = 6;
/** Precompressed copies hold the same, and pictures and fonts hold no text. */
const NO_TEXT = /\.(br|gz|woff2?|png|jpe?g|gif|webp|ico)$/i;
/** Letters and digits in one word of 20 or more, as keys and tokens are. */
const KEY_LIKE = /^(?=.*\d)(?=.*[a-z])[\w+/=.-]{20,}$/i;
/** A name that speaks of a secret, then a text: `clientSecret: "..."`, `"api_key" = '...'`. */
const NAMED_TEXT =
  /(?:secret|token|passw(?:or)?d|api_?-?key|client_?-?id|private_?-?key|credential)[\w-]*["'`]?\s*[:=,(]\s*["'`]([^"'`\n]{8,400})["'`]/gi;
/** Names that only a server that speaks to the aggregator has a use for. */
const SERVER_NAMES = /YODLEE_[A-Z_]+|client_?secret|cobrand_?(?:login|password)|admin_?login_?name/i;
/** Shapes that are secrets whatever stands beside them. */
const SHAPES = [
  { name: 'a private key', pattern: /-----BEGIN/ },
  { name: 'a JSON Web Token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/ },
  { name: 'an address with a password', pattern: /\b[a-z][a-z+.-]{2,20}:\/\/[^\s:/@"'`]+:[^\s/@"'`]+@[\w.-]+/i },
  { name: 'a cloud access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
];

/**
 * What in a text looks like a secret, in words that do not repeat it.
 * @param {string} text
 * @param {readonly string[]} values secrets that are known
 * @returns {string[]}
 */
export function secretsIn(text, values = []) {
  const shapes = SHAPES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  const name = SERVER_NAMES.exec(text)?.[0];
  const keys = [...text.matchAll(NAMED_TEXT)]
    .filter(([, value = '']) => KEY_LIKE.test(value))
    .map(([match]) => `a key beside "${match.slice(0, 12)}"`);
  const known = values.some((value) => text.includes(value)) ? ['a secret setting of this machine'] : [];
  return [...shapes, ...(name === undefined ? [] : [`the name ${name}`]), ...keys, ...known];
}

/** @param {NodeJS.ProcessEnv} environment @returns {string[]} */
export function secretValues(environment) {
  return SECRET_SETTINGS.map((setting) => environment[setting]?.trim() ?? '').filter(
    (value) => value.length >= SHORTEST_VALUE,
  );
}

/**
 * Looks into every file that a build would hand to browsers.
 * @param {string} root
 * @param {string} name of a built package
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('./built-output.mjs').Check[]}
 */
export function checkSecrets(root, name, environment = process.env) {
  const folder = join(root, name, 'dist');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const texts = files.filter((file) => !NO_TEXT.test(file) && statSync(join(folder, file)).isFile());
  const values = secretValues(environment);
  const found = texts.flatMap((file) =>
    secretsIn(readFileSync(join(folder, file), 'utf8'), values).map((secret) => `${secret} in ${file}`),
  );
  return [
    {
      name: `${name}: ${texts.length} files without a secret`,
      ...((found.length > 0 || texts.length === 0) && { problem: found.join(', ') || 'there are no files' }),
    },
  ];
}
