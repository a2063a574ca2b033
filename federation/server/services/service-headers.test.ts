import { requestHeaders, responseHeaders } from './forward';

test('a service receives content headers of the request, but no headers of the user session or the connection', () => {
  const json = 'application/json';
  const needed = { accept: json, 'content-type': json, 'content-length': '2', 'if-match': '"1"' };
  const headers = {
    ...needed,
    authorization: 'Bearer session',
    cookie: 'a=b',
    connection: 'x-hop',
    'x-hop': '1',
    'transfer-encoding': 'chunked',
    'proxy-authorization': 'Basic x',
    forwarded: 'for=1.2.3.4',
    'x-forwarded-host': 'a',
    via: '1.1 a',
    upgrade: 'websocket',
    expect: '100-continue',
    te: 'trailers',
  };
  expect(requestHeaders(headers, 'own', 'id', true)).toEqual({
    ...needed,
    'accept-encoding': 'identity',
    authorization: 'Bearer own',
    'x-request-id': 'id',
  });
  expect(requestHeaders(headers, 'own', 'id', false)).not.toHaveProperty('content-length');
});

test.each(['application/json', 'application/problem+json; charset=utf-8', 'text/csv;header=present', 'image/png'])(
  'the content type %s of a service response is passed on unchanged',
  (type) => expect(responseHeaders({ 'content-type': type })).toMatchObject({ 'content-type': type }),
);

const RISKY =
  'text/html|TEXT/HTML; charset=utf-8|image/svg+xml|application/xhtml+xml|text/xml|text/javascript|text/css|multipart/x-mixed-replace; boundary=a|application/json, text/html';

test.each([undefined, ...RISKY.split('|')])(
  'a service response of the content type %s becomes a binary download',
  (type) =>
    expect(responseHeaders({ 'content-type': type })).toEqual({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    }),
);

test('headers of a service response that affect the page, its origin or a proxy are not passed on', () => {
  const names =
    'strict-transport-security access-control-allow-credentials x-accel-redirect x-content-type-options refresh link';
  const harmful = Object.fromEntries([...names.split(' '), 'cross-origin-resource-policy'].map((name) => [name, 'x']));
  expect(Object.keys(responseHeaders({ ...harmful, etag: '"7"' }))).toEqual([
    'etag',
    'content-type',
    'content-disposition',
    'cache-control',
  ]);
});
