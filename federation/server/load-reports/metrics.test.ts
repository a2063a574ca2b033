import { isThisMachine } from './metrics';

const reader = (host: string | undefined, ip = '127.0.0.1', headers = {}) => ({ ip, headers: { host, ...headers } });

test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', '[::1]'])(
  '%s is this machine',
  (host) => expect(isThisMachine(reader(host))).toBe(true),
);

test.each(['rebound.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', '', undefined])(
  '%s is a name that a stranger may have made resolve to it',
  (host) => expect(isThisMachine(reader(host))).toBe(false),
);

test('from elsewhere, or through a proxy, it is not', () => {
  expect(isThisMachine(reader('localhost:3000', '192.0.2.1'))).toBe(false);
  expect(isThisMachine(reader('localhost:3000', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }))).toBe(false);
});
