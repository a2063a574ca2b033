import type { FuzzTarget } from '../fuzz/targets';
import { sameRoute } from './same-route';
import type { Route } from './observed';
import { worstTexts } from './worst-texts';

/** One request that is as slow to read as we can make it. */
export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Node refuses more than 16 KB of headers with the path among them, and this server more than 64 KB of body. */
const MAX_HEAD = 15_000;
const MAX_BODY = 63_000;
const MAX_FILE = 1_000_000;
const FORM = 'application/x-www-form-urlencoded';

/** What a server of ours or of its libraries reads. */
const HEADERS = [
  'accept accept-encoding accept-language content-type cookie host if-modified-since if-none-match origin range referer',
  'sec-fetch-site user-agent verdant-signature x-forwarded-for',
].flatMap((names) => names.split(' '));
const COOKIES = ['verdant-overrides', 'verdant-device', 'verdant-lab'];
/** Of the slow texts, how many each header gets at one route; at the next route it gets others. */
const TEXTS_A_HEADER = 3;

const json = (value: unknown) => JSON.stringify(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** A body with every text of it replaced; objects and lists keep their shape. */
function withTexts(value: unknown, text: string): unknown {
  if (isText(value)) return text;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, text)]));
}

const countOf = (value: unknown): number => json(withTexts(value, '\0')).split('\\u0000').length - 1;

/** Bodies whose texts are slow, all of them together as long as a body may be. */
function slowBodies(body: unknown): string[] {
  const room = MAX_BODY - json(withTexts(body, '')).length;
  // Quotes and backslashes take two characters in JSON.
  return worstTexts(Math.floor(room / Math.max(1, countOf(body)) / 2.1)).map((text) => json(withTexts(body, text)));
}

/** One field slow, the others right: what is checked only after the shape. */
function oneSlow(body: Readonly<Record<string, unknown>>): string[] {
  const texts = worstTexts(MAX_BODY / 2.2);
  return Object.entries(body).flatMap(([key, value], index) =>
    isText(value) ? [json({ ...body, [key]: texts[index % texts.length] })] : [],
  );
}

const fields = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
/** For a route that no call is known of. */
const ANY_BODY = { name: '', email: '', text: '', token: '' };
/** Bodies of any route: nested, with many fields, with long lists and with long names. */
const HUGE_BODIES: readonly string[] = [
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '['.repeat(MAX_BODY),
  json(Object.fromEntries(fields(5_000).map((name) => [name, 1]))),
  json({ events: Array.from({ length: 30_000 }, () => 1) }),
  json({ [worstTexts(MAX_BODY / 2.2)[0] ?? '']: 1 }),
];

const filled = (unit: string) => unit.repeat(MAX_FILE / unit.length);
/** Files of banks. CSV: columns, quotes, lines. OFX: open tags, a long value. QIF: a long line, many records. */
const HUGE_FILES: readonly string[] = [
  `Date,Amount,${filled('a,')}\n`,
  `Date,Amount\n"${filled('"" ')}`,
  filled('1/2/2026,1\n'),
  `<OFX>${filled('<a>')}`,
  `<OFX><STMTTRN><NAME>${filled(' &amp;')}`,
  `!Type:Bank\nP${filled('a ')}`,
  `!Type:Bank\n${filled('D1/2/26\nT1\n^\n')}`,
];

/** Forms with a slow text in every field; they are sent encoded, with up to three characters for one. */
function slowForms(body: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(body);
  return worstTexts(Math.floor(MAX_BODY / names.length / 3)).map((text) =>
    new URLSearchParams(names.map((name) => [name, text])).toString(),
  );
}

function bodyAttacks({ method }: Route, paths: readonly string[], targets: readonly FuzzTarget[]): Attack[] {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return [];
  const known = targets.flatMap(({ body }) => (body && Object.keys(body).length > 0 ? [body] : []));
  const bodies = [
    ...known.flatMap((body) => [...slowBodies(body), ...oneSlow(body)]),
    ...(known.length > 0 ? [] : slowBodies(ANY_BODY)),
    ...HUGE_BODIES,
  ];
  const forms = targets.flatMap(({ body, isForm }) => (isForm && body ? slowForms(body) : []));
  const [path = '/'] = paths;
  if (targets.some(({ isFile }) => isFile)) {
    return HUGE_FILES.map((body) => ({ method, path, headers: { 'content-type': 'application/octet-stream' }, body }));
  }
  return [
    ...bodies.map((body) => ({ method, path, headers: { 'content-type': 'application/json' }, body })),
    ...forms.map((body) => ({ method, path, headers: { 'content-type': FORM }, body })),
  ];
}

/** The path with values for its parameters, and the same with each slow text as the last part of it. */
function pathsOf({ url }: Route, targets: readonly FuzzTarget[]): { right: string[]; slow: string[] } {
  const right = targets.length > 0 ? targets.map(({ path }) => path) : [url.replace(/:\w+|\*/g, 'x')];
  const parent = url.slice(0, url.lastIndexOf('/') + 1).replace(/:\w+/g, 'x');
  const texts = worstTexts(MAX_HEAD).map((text) => text.replace(/[^\w!$&'()*+,;=:@/.~%-]/g, '_'));
  const isPart = /[:*]/.test(url);
  const base = isPart ? parent : `${right[0]?.split('?')[0] ?? ''}/`;
  return { right, slow: texts.map((text) => `${base}${text}`) };
}

function queriesOf(paths: readonly string[]): string[] {
  const [path = '/', query = ''] = (paths[0] ?? '/').split('?');
  const names = [...new Set([...new URLSearchParams(query).keys(), 'q'])];
  const texts = worstTexts(MAX_HEAD / 3).map((text) => encodeURIComponent(text).slice(0, MAX_HEAD));
  const many = [`${path}?${'a&'.repeat(MAX_HEAD / 2)}`, `${path}?${'a=b&'.repeat(MAX_HEAD / 4)}`];
  return [...many, ...names.flatMap((name) => texts.map((text) => `${path}?${name}=${text}`))];
}

/**
 * Headers of one route: each with some of the slow texts, the User-Agent and the Content-Type also with the one that is
 * made for it. Other routes get other texts, so that what every request passes through gets all of them.
 */
function headersFor({ method, url }: Route): Readonly<Record<string, string>>[] {
  const texts = worstTexts(MAX_HEAD);
  const turn = Array.from(`${method} ${url}`).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const some = (index: number) =>
    Array.from(
      { length: TEXTS_A_HEADER },
      (_, add) => texts[(turn + index * TEXTS_A_HEADER + add) % texts.length] ?? '',
    );
  return [
    ...HEADERS.flatMap((name, index) => some(index).map((text) => ({ [name]: text }))),
    ...COOKIES.flatMap((name, index) =>
      some(index).map((text) => ({ cookie: `${name}=${text.slice(0, MAX_HEAD - 30)}` })),
    ),
    { cookie: 'a=b; '.repeat(MAX_HEAD / 5) },
    { 'user-agent': `Version/${'1'.repeat(MAX_HEAD)}` },
    { 'content-type': `application/json${';a=b'.repeat(MAX_HEAD / 4)}` },
  ];
}

/** Every attack on one route. `targets`: calls that are right, of which it uses those to this route. */
export function attacksOn(route: Route, all: readonly FuzzTarget[]): Attack[] {
  const targets = all.filter((target) => sameRoute(route, target));
  const { method } = route;
  const { right, slow } = pathsOf(route, targets);
  const [path = '/'] = right;
  const body = method === 'GET' || method === 'HEAD' ? undefined : json(targets[0]?.body ?? {});
  const headers = headersFor(route);
  return [
    ...[...slow, ...queriesOf(right)].map((one) => ({ method, path: one, headers: {}, body })),
    ...headers.map((one) => ({ method, path, headers: { 'content-type': 'application/json', ...one }, body })),
    ...bodyAttacks(route, right, targets),
  ];
}
