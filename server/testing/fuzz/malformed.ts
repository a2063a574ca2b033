import fc from 'fast-check';
import { worstTexts } from '../silence/worst-texts';
import type { FuzzTarget } from './targets';

/** Bytes to write to a socket, and what they were meant to be, for a report. */
export interface MalformedRequest {
  readonly bytes: Buffer;
  readonly title: string;
}

/** All headers have 16 KB, among them the path. */
const SLOW_LENGTH = 12_000;
const HUGE_LENGTH = 120_000;
const BOUNDARY = 'x7MA4YWxk';

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  'é'.repeat(7),
  'ünïcödé-sándbox',
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '%E0%A4%A',
  '${7*7}',
  '2026-02-31',
  '9999-12-31',
  '0000-01-01',
  '-0',
  '1e999',
  'NaN',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
] as const;

/** Slow to read, at the size of one header, path or field. */
const slowText = fc.constantFrom(...worstTexts(SLOW_LENGTH));
/** As large as a body may be. */
const hugeText = fc.constantFrom(...worstTexts(HUGE_LENGTH));
const nastyText = fc.oneof(
  { arbitrary: fc.constantFrom(...NASTY_TEXTS), weight: 8 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 8 },
  { arbitrary: slowText, weight: 1 },
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]], [null], { a: { b: [1] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A right body with some fields spoilt, missing or added. */
function spoilt(body: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.keys(body);
  const change = fc.tuple(fc.oneof(fc.constantFrom(...keys, 'extra'), nastyText), nastyValue);
  return fc.tuple(fc.array(change, { minLength: 1, maxLength: 3 }), fc.subarray(keys)).map(([changes, kept]) => ({
    ...Object.fromEntries(kept.map((key) => [key, body[key]])),
    ...Object.fromEntries(changes),
  }));
}

function formText(fields: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, text(value)])).toString();
}

/** Files and fields as a form of a browser sends them, with odd names, types and boundaries, also without an end. */
const multipart = fc
  .array(fc.record({ name: nastyText, file: nastyText, type: nastyText, text: nastyText }), { maxLength: 4 })
  .chain((parts) => fc.tuple(fc.constant(parts), fc.constantFrom(`--${BOUNDARY}--\r\n`, '', '-'.repeat(5_000))))
  .map(([parts, end]) => {
    const texts = parts.map(
      ({ name, file, type, text }) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n${text}\r\n`,
    );
    return Buffer.from(texts.join('') + end);
  });

/** A right body with one slow field as long as a body may be. */
function hugeBody(body: Readonly<Record<string, unknown>>, isForm: boolean | undefined): fc.Arbitrary<Buffer> {
  return fc.tuple(fc.constantFrom(...Object.keys(body), 'extra'), hugeText).map(([key, text]) => {
    const changed = { ...body, [key]: text };
    return Buffer.from(isForm ? formText(changed) : JSON.stringify(changed));
  });
}

function bodyOf({ body, isForm }: FuzzTarget): fc.Arbitrary<Buffer> {
  if (!body) return fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes));
  const fields = Object.keys(body).length > 0 ? spoilt(body) : fc.constant({});
  const whole = fields.map((value) => Buffer.from(isForm ? formText(value) : JSON.stringify(value)));
  return fc.oneof(
    { arbitrary: whole, weight: 6 },
    { arbitrary: fc.constant(Buffer.from(isForm ? formText(body) : JSON.stringify(body))), weight: 1 },
    { arbitrary: whole.map((bytes) => bytes.subarray(0, bytes.length / 2)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    { arbitrary: nastyValue.map((value) => Buffer.from(JSON.stringify(value))), weight: 1 },
    { arbitrary: hugeBody(body, isForm), weight: 1 },
    { arbitrary: multipart, weight: 1 },
  );
}

const ODD_HEADERS = [
  'accept accept-language accept-encoding cookie host origin referer range expect if-none-match if-modified-since',
  'x-forwarded-for x-forwarded-host sec-fetch-site loginname verdant-signature user-agent content-encoding upgrade x-odd',
].flatMap((names) => names.split(' '));

/** Characters that a header may have, others left as they are: those are part of the test. */
const headerText = nastyText.map((text) => text.replace(/[\r\n\0]/g, '').slice(0, SLOW_LENGTH));

function headersOf({ isForm }: FuzzTarget, token: string): fc.Arbitrary<[string, string][]> {
  const right = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const type = fc.oneof(
    { arbitrary: fc.constant(right), weight: 8 },
    {
      arbitrary: fc.constantFrom(
        'text/plain',
        'multipart/form-data',
        `multipart/form-data; boundary=${BOUNDARY}`,
        'application/json; charset=utf-16',
        '',
      ),
      weight: 1,
    },
    { arbitrary: headerText, weight: 1 },
  );
  const authorization = fc.oneof(
    { arbitrary: fc.constant(`Bearer ${token}`), weight: 6 },
    { arbitrary: fc.constantFrom('', 'Bearer', 'Bearer  ', 'Basic YTpi', `bearer ${'x'.repeat(43)}`), weight: 2 },
    { arbitrary: headerText.map((text) => `Bearer ${text}`), weight: 1 },
  );
  const odd = fc.tuple(
    fc.constantFrom(...ODD_HEADERS),
    fc.oneof(
      headerText,
      fc.constantFrom('verdant-overrides=x; verdant-device=%; verdant-lab=1', 'bytes=5-1', '*', 'x;q=9'),
    ),
  );
  return fc
    .tuple(type, authorization, fc.array(odd, { maxLength: 3 }))
    .map(([contentType, sent, more]) => [
      ['host', 'localhost'],
      ['content-type', contentType],
      ['authorization', sent],
      ...more,
    ]);
}

function pathOf({ path }: FuzzTarget): fc.Arbitrary<string> {
  const segment = nastyText.map((text) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 2_000));
  const last = path.lastIndexOf('/') + 1;
  const slow = slowText.map((text) => text.replace(/[^\w!$&'()*+,;=:@/.~%-]/g, '_'));
  return fc.oneof(
    { arbitrary: fc.constant(path), weight: 10 },
    { arbitrary: slow.map((text) => `${path.split('?')[0] ?? ''}/${text}`), weight: 1 },
    { arbitrary: slow.map((text) => `${path.slice(0, last)}${text}`), weight: 1 },
    { arbitrary: segment.map((text) => `${path.slice(0, last)}${text}`), weight: 3 },
    {
      arbitrary: fc
        .tuple(segment, segment)
        .map(([key, value]) => `${path}${path.includes('?') ? '&' : '?'}${key}=${value}`),
      weight: 2,
    },
    {
      arbitrary: fc.constantFrom(
        `${path}/`,
        `/${path}`,
        `${path}/..`,
        `${path}%`,
        `${path}?%`,
        `${path}#x`,
        `${path};x=1`,
        `*`,
      ),
      weight: 1,
    },
  );
}

function methodOf({ method }: FuzzTarget): fc.Arbitrary<string> {
  const other = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'ODD');
  return fc.oneof({ arbitrary: fc.constant(method), weight: 12 }, { arbitrary: other, weight: 1 });
}

/** Requests that are wrong in one way or several: in method, path, headers or body. The same seed gives the same ones. */
export function malformedRequests(
  targets: readonly FuzzTarget[],
  token: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): MalformedRequest[] {
  const request = fc.constantFrom(...targets).chain((target) =>
    fc.record({
      method: methodOf(target),
      path: pathOf(target),
      headers: headersOf(target, token),
      body: bodyOf(target),
    }),
  );
  return fc.sample(request, { seed, numRuns: count }).map(({ method, path, headers, body }) => {
    const lines = [...headers, ['content-length', String(body.length)], ['connection', 'close']]
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`, 'utf8');
    return { bytes: Buffer.concat([head, body]), title: `${method} ${path.slice(0, 200)}` };
  });
}
