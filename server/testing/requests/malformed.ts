import fc from 'fast-check';
import type { RawRequest } from './send-all';
import { bodyText, type Target } from './targets';

const NASTY_TEXTS = [
  'é'.repeat(7),
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  "'; drop table users; --",
  '00000000-0000-0000-0000-000000000000',
  '',
  ' ',
  '\0',
  '\ud800',
  ...'__proto__ constructor ../../../../etc/passwd <script>alert(1)</script> %00 %E0%A4%A ${7*7}'.split(' '),
  ...'2026-02-31 9999-12-31 0000-01-01 -0 1e999 NaN 99999999999999999999'.split(' '),
];

const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]], [null], { a: { b: [1] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Chooses the valid value most of the time, since a request with several faults stops at the first. */
const mostly = <T>(valid: T, ...faulty: fc.Arbitrary<T>[]) =>
  fc.oneof({ arbitrary: fc.constant(valid), weight: 3 }, { arbitrary: fc.oneof(...faulty), weight: 1 });

/** Returns bodies with fields that are spoilt, missing or added, and texts that break off or are no JSON. */
function bodyOf({ body = {}, isForm }: Target): fc.Arbitrary<string | Uint8Array> {
  const keys = [...Object.keys(body), 'extra'];
  const change = fc.tuple(fc.oneof(fc.constantFrom(...keys), nastyText), nastyValue);
  const spoilt = fc
    .tuple(fc.array(change, { minLength: 1, maxLength: 3 }), fc.subarray(Object.keys(body)))
    .map(([changes, left]) => ({
      ...Object.fromEntries(left.map((key) => [key, body[key]])),
      ...Object.fromEntries(changes),
    }));
  const valid: string = bodyText(body, isForm);
  return fc.oneof(
    { arbitrary: spoilt.map((fields) => bodyText(fields, isForm)), weight: 6 },
    { arbitrary: fc.constantFrom(valid, valid.slice(0, valid.length / 2)), weight: 2 },
    { arbitrary: nastyValue.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }), weight: 1 },
  );
}

const ODD_HEADERS = [
  'accept accept-language accept-encoding cookie host origin referer range expect if-none-match if-modified-since',
  'x-forwarded-for x-forwarded-host sec-fetch-site verdant-signature user-agent content-encoding upgrade x-odd',
].flatMap((names) => names.split(' '));

/** Removes only line breaks and NUL. Headers can contain all other characters, some of which are part of the test. */
const headerText = nastyText.map((text) => text.replace(/[\r\n\0]/g, ''));

function headersOf({ isForm }: Target, token: string): fc.Arbitrary<[string, string][]> {
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', ''];
  const bearers = ['', 'Bearer', 'Bearer  ', 'Basic YTpi', `bearer ${'x'.repeat(43)}`];
  const oddValues = ['verdant-overrides=x; verdant-device=%; verdant-lab=1', 'bytes=5-1', '*', 'x;q=9'];
  const odd = fc.tuple(fc.constantFrom(...ODD_HEADERS), fc.oneof(headerText, fc.constantFrom(...oddValues)));
  return fc
    .tuple(
      mostly(type, fc.constantFrom(...types), headerText),
      mostly(`Bearer ${token}`, fc.constantFrom(...bearers), headerText),
      fc.array(odd, { maxLength: 3 }),
    )
    .map(([contentType, sent, more]) => [['content-type', contentType], ['authorization', sent], ...more]);
}

function pathOf({ path }: Target): fc.Arbitrary<string> {
  const segment = nastyText.map((text) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 2_000));
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return mostly(
    path,
    segment.map((text) => `${parent}${text}`),
    fc.tuple(segment, segment).map(([key, value]) => `${path}${path.includes('?') ? '&' : '?'}${key}=${value}`),
    fc.constantFrom(`${path}/`, `/${path}`, `${path}/..`, `${path}%`, `${path}?%`, `${path}#x`, `${path};x=1`, '*'),
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'ODD'];

/** Returns requests with errors in method, path, headers or body. The same seed gives the same requests. */
export function malformedRequests(
  targets: readonly Target[],
  token: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): RawRequest[] {
  const request = fc.constantFrom(...targets).chain((target) =>
    fc.record({
      method: mostly(target.method, fc.constantFrom(...METHODS)),
      path: pathOf(target),
      headers: headersOf(target, token),
      body: bodyOf(target),
    }),
  );
  return fc.sample(request, { seed, numRuns: count });
}
