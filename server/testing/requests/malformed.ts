import fc from 'fast-check';
import type { RawRequest } from './send-all';
import { buildRequest, type Target } from './targets';

const NASTY_TEXTS = [
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  "'; drop table users; --",
  '00000000-0000-0000-0000-000000000000',
  '',
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

/** Generates mostly the valid value, because the server stops at a request's first fault, before any later checks. */
const mostly = <T>(valid: T, ...faulty: fc.Arbitrary<T>[]) =>
  fc.oneof({ arbitrary: fc.constant(valid), weight: 3 }, { arbitrary: fc.oneof(...faulty), weight: 1 });

/** Generates bodies with invalid, missing or additional fields, and bodies that are cut off or are not JSON. */
function bodyOf({ body = {} }: Target): fc.Arbitrary<string | Uint8Array> {
  const fields = fc.subarray(Object.entries(body));
  const change = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(body), 'extra'), nastyText), nastyValue);
  const spoilt = fc.tuple(fields, fc.array(change, { minLength: 1, maxLength: 3 })).map((entries) => entries.flat());
  const valid = JSON.stringify(body);
  return fc.oneof(
    { arbitrary: spoilt.map((entries) => JSON.stringify(Object.fromEntries(entries))), weight: 6 },
    { arbitrary: fc.constantFrom(valid, valid.slice(0, valid.length / 2)), weight: 2 },
    { arbitrary: nastyValue.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }), weight: 1 },
  );
}

const HEADERS = [
  'authorization content-type accept accept-language accept-encoding cookie host origin referer range expect x-odd',
  'if-none-match if-modified-since x-forwarded-for x-forwarded-host sec-fetch-site user-agent content-encoding upgrade',
].flatMap((names) => names.split(' '));
const HEADER_TEXTS = ['Bearer  ', 'Basic YTpi', 'text/plain', 'multipart/form-data; boundary=x', 'bytes=5-1', 'x;q=9'];
const COOKIES = 'verdant-overrides=x; verdant-device=%; verdant-lab=1';

/** Generates values of headers with any characters except line breaks and NUL. */
const headerText = fc.oneof(
  nastyText.map((text) => text.replace(/[\r\n\0]/g, '')),
  fc.constantFrom(...HEADER_TEXTS, COOKIES),
);

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
  const request = fc.constantFrom(...targets).chain((target) => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...HEADERS), headerText), { maxLength: 3 });
    const valid = buildRequest(target, token).headers.map(([name, value]): [string, string] => [name, value]);
    return fc.record({
      method: mostly(target.method, fc.constantFrom(...METHODS)),
      path: pathOf(target),
      // A changed header replaces the valid header of the same name.
      headers: changes.map((changed) => [...new Map([...valid, ...changed])]),
      body: bodyOf(target),
    });
  });
  return fc.sample(request, { seed, numRuns: count });
}
