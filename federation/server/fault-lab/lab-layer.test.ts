import { otherOriginOf } from './lab-layer';

test.each([
  [{ protocol: 'http', hostname: 'localhost', port: 3000 }, undefined, 'http://127.0.0.1:3000'],
  [{ protocol: 'http', hostname: '127.0.0.1', port: 3000 }, undefined, 'http://localhost:3000'],
  [{ protocol: 'https', hostname: 'localhost', port: null }, undefined, 'https://127.0.0.1'],
  [{ protocol: 'https', hostname: 'product.example', port: null }, undefined, undefined],
  [{ protocol: 'https', hostname: 'product.example', port: null }, 'https://lab.example', 'https://lab.example'],
  [{ protocol: 'http', hostname: 'localhost', port: 3000 }, 'https://lab.example', 'https://lab.example'],
] as const)(
  'the second origin of the fault lab for the request %j and the setting %s is %s',
  (request, configured, origin) => {
    expect(otherOriginOf(request, configured)).toBe(origin);
  },
);
