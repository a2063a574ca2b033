import type { Route } from './observed';
import type { RawRequest } from './send-all';
import { slowTexts } from './slow-texts';
import type { Target } from './targets';

/** Node refuses more than 16 KB of headers, including the path, and the server more than 64 KB of body. */
const MAX_HEAD = 15_000;
const MAX_BODY = 63_000;

/** Headers that the server or its libraries read. */
const HEADERS = [
  'accept accept-encoding accept-language content-type cookie host if-modified-since if-none-match origin range referer',
  'sec-fetch-site user-agent verdant-signature x-forwarded-for',
].flatMap((names) => names.split(' '));
const COOKIES = ['verdant-overrides', 'verdant-device', 'verdant-lab'];

const json = (value: unknown) => JSON.stringify(value);

/** Replaces every text of a body. Objects and lists keep their shape. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, text)]));
}

/** Returns bodies in which all texts are slow, and bodies with one slow field, for checks that come after the shape. */
function slowBodies({ body = { name: '' }, isForm }: Partial<Target>): string[] {
  const count = json(withTexts(body, '\0')).split('\\u0000').length - 1;
  const room = MAX_BODY - json(withTexts(body, '')).length;
  // A form takes up to three characters for one, JSON two for a quote.
  const texts = slowTexts(Math.floor(room / Math.max(1, count) / (isForm ? 3 : 2.1)));
  const write = (fields: unknown) =>
    isForm
      ? new URLSearchParams(Object.entries(fields ?? {}).map(([key, value]) => [key, String(value)])).toString()
      : json(fields);
  const single = Object.entries(body).flatMap(([key, value], index) =>
    typeof value === 'string' ? [write({ ...body, [key]: slowTexts(MAX_BODY / 3)[index % texts.length] })] : [],
  );
  return [...texts.map((text) => write(withTexts(body, text))), ...single];
}

const fields = Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]);
/** Bodies for any route: nested, with many fields, with long lists and with long names. */
const HUGE_BODIES: readonly string[] = [
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '['.repeat(MAX_BODY),
  json(Object.fromEntries(fields)),
  json({ events: Array.from({ length: 30_000 }, () => 1) }),
  json({ ['a@'.repeat(MAX_BODY / 2.2)]: 1 }),
];

/** Returns slow values of headers. Each route gets others, so that what all requests pass through gets every text. */
function slowHeaders({ method, url }: Route): [string, string][] {
  const texts = slowTexts(MAX_HEAD);
  const turn = Array.from(`${method} ${url}`).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const textOf = (index: number) => texts[(turn + index) % texts.length] ?? '';
  return [
    ...HEADERS.map((name, index): [string, string] => [name, textOf(index)]),
    ...COOKIES.map((name, index): [string, string] => ['cookie', `${name}=${textOf(index).slice(0, MAX_HEAD - 30)}`]),
    ['cookie', 'a=b; '.repeat(MAX_HEAD / 5)],
    ['user-agent', `Version/${'1'.repeat(MAX_HEAD)}`],
    ['content-type', `application/json${';a=b'.repeat(MAX_HEAD / 4)}`],
  ];
}

/** Returns slow paths for a route with a parameter, and slow queries for one that reads a query; any other gets two. */
function slowPaths(url: string, path: string): string[] {
  const [plain = '/', query = ''] = path.split('?');
  const parent = /[:*]/.test(url) ? url.slice(0, url.lastIndexOf('/') + 1).replace(/:\w+/g, 'x') : undefined;
  const texts = slowTexts(MAX_HEAD).map((text) => text.replace(/[^\w!$&'()*+,;=:@/.~%-]/g, '_'));
  const values = slowTexts(MAX_HEAD / 3).map((text) => encodeURIComponent(text).slice(0, MAX_HEAD));
  return [
    ...(parent === undefined ? [] : texts.map((text) => `${parent}${text}`)),
    ...[...new URLSearchParams(query).keys()].flatMap((name) => values.map((value) => `${plain}?${name}=${value}`)),
    `${plain}?${'a&'.repeat(MAX_HEAD / 2)}`,
    `${plain}?${'a=b&'.repeat(MAX_HEAD / 4)}`,
  ];
}

/** Whether a call goes to a route: `:id` in the route stands for one segment. */
function isOf({ method, url }: Route, target: Target): boolean {
  const parts = (target.path.split('?')[0] ?? '').split('/');
  const pattern = url.split('/');
  return (
    method === target.method &&
    pattern.length === parts.length &&
    pattern.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
}

/** Returns the requests that may take a route longest: slow path, query, headers and body, each alone. */
export function slowRequests(route: Route, all: readonly Target[], token: string): RawRequest[] {
  const { method, url } = route;
  const targets = all.filter((target) => isOf(route, target));
  const [first] = targets;
  const path = first?.path ?? url.replace(/:\w+|\*/g, 'x');
  const typeOf = ({ isForm, isFile }: Partial<Target>) =>
    isFile ? 'application/octet-stream' : isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  // Logging out would end the session of all requests that follow.
  const session: [string, string][] = url.endsWith('/auth/logout') ? [] : [['authorization', `Bearer ${token}`]];
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const bodies = (targets.length > 0 ? targets : [{}]).flatMap((target: Partial<Target>) =>
    [...slowBodies(target), ...HUGE_BODIES].map((body): RawRequest => {
      return { method, path, headers: [...session, ['content-type', typeOf(target)]], body };
    }),
  );
  const body = hasBody ? json(first?.body ?? {}) : undefined;
  return [
    ...slowPaths(url, path).map((slow) => ({ method, path: slow, headers: session, body })),
    ...slowHeaders(route).map(([name, value]): RawRequest => {
      const type: [string, string][] = name === 'content-type' ? [] : [['content-type', typeOf(first ?? {})]];
      return { method, path, headers: [...session, ...type, [name, value]], body };
    }),
    ...(hasBody ? bodies : []),
  ];
}
