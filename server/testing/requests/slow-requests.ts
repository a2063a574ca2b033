import type { RawRequest } from './send-all';
import { buildRequest, type Target } from './targets';

/** Maximum sizes, slightly below the limits: Node refuses over 16 KB of headers and path, the server over 64 KB of body. */
const MAX_HEAD = 15_000;
const MAX_BODY = 63_000;

/** Headers and cookies that the server or its libraries read. */
const HEADERS = [
  'accept accept-encoding accept-language content-type cookie host if-modified-since if-none-match origin range referer',
  'sec-fetch-site user-agent verdant-signature x-forwarded-for',
].flatMap((names) => names.split(' '));
const COOKIES = ['verdant-overrides', 'verdant-device', 'verdant-lab'];

/** Parts of texts on which regular expressions backtrack: a start, a unit that repeats, and an end that matches nothing. */
const SHAPES: readonly (readonly [start: string, unit: string, end: string])[] = [
  ['a@', 'a.', '@'],
  ['/', '/', 'x'],
  ['', 'a/', ''],
  ['', '%20/', ''],
  ['', '.aaaaaaaa', '!'],
  ['Version/', '1', '!'],
  ['url(', ' ', '"'],
  ['+', '1 -', '!'],
  ['', 'a', '!'],
  ['application/json', ';a=b', '"'],
  ['a', ',a;q=1', '!'],
  ['"', '\\"', ''],
  ['', '%41', '%'],
  ['', '<a ', '!'],
  ['', 'a=b; ', ''],
];

/** Returns one slow text for each shape, with at most `length` ASCII characters. */
const slowTexts = (length: number) =>
  SHAPES.map(([start, unit, end]) => start + unit.repeat((length - start.length - end.length) / unit.length) + end);

/** Returns a body in which every text is replaced by `text`; objects and lists keep their structure. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, text)]));
}

/** Returns bodies with only slow texts, and valid bodies with one slow text, which reach later checks of the server. */
function slowBodies({ body = { name: '' } }: Target): unknown[] {
  const json = JSON.stringify(withTexts(body, '\0'));
  const count = Math.max(1, json.split('\\u0000').length - 1);
  // Texts are shorter than the limit, because JSON needs two characters for a quote.
  const texts = slowTexts((MAX_BODY - json.length) / count / 2.1);
  const names = Object.keys(body).filter((name) => typeof body[name] === 'string');
  return [
    ...texts.map((text) => withTexts(body, text)),
    ...names.map((name, index) => ({ ...body, [name]: slowTexts(MAX_BODY / 3)[index % SHAPES.length] })),
  ];
}

/** Bodies for any call: nested, with many fields, with a long list and with a long name. */
const HUGE_BODIES: readonly string[] = [
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '['.repeat(MAX_BODY),
  JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]))),
  JSON.stringify({ events: Array.from({ length: 30_000 }, () => 1) }),
  JSON.stringify({ ['a@'.repeat(MAX_BODY / 2.2)]: 1 }),
];

/** Returns the path with a slow last segment, with slow values of its parameters, and with many parameters. */
function slowPaths(path: string): string[] {
  const [plain = '/', query = ''] = path.split('?');
  const parent = plain.slice(0, plain.lastIndexOf('/') + 1);
  const names = [...new URLSearchParams(query).keys()];
  return [
    ...slowTexts(MAX_HEAD).map((text) => `${parent}${text.replace(/[^\w!$&'()*+,;=:@/.~%-]/g, '_')}`),
    ...slowTexts(MAX_HEAD / 3).flatMap((text) => names.map((name) => `${plain}?${name}=${encodeURIComponent(text)}`)),
    `${plain}?${'a&'.repeat(MAX_HEAD / 2)}`,
    `${plain}?${'a=b&'.repeat(MAX_HEAD / 4)}`,
  ];
}

/** Returns requests that can take especially long to process: with a slow path, query, header or body. */
export function slowRequests(target: Target, token: string): RawRequest[] {
  const valid = buildRequest(target, token);
  // Each call gets other texts in its headers, so that code shared by all requests receives every text.
  const turn = Array.from(`${target.method} ${target.path}`).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const texts = slowTexts(MAX_HEAD - 30);
  const textsOf = (index: number) => [0, 7].map((position) => texts[(turn + index + position) % texts.length] ?? '');
  const headers = [
    ...HEADERS.flatMap((name, index) => textsOf(index).map((text): [string, string] => [name, text])),
    ...COOKIES.flatMap((name, index) => textsOf(index).map((text): [string, string] => ['cookie', `${name}=${text}`])),
  ];
  const bodies = target.method === 'GET' ? [] : [...slowBodies(target), ...HUGE_BODIES];
  return [
    ...slowPaths(target.path).map((path) => ({ ...valid, path })),
    ...headers.map((header) => ({
      ...valid,
      headers: [...valid.headers.filter(([name]) => name !== header[0]), header],
    })),
    ...bodies.map((body) => buildRequest(target, token, body)),
  ];
}
