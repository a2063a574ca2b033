import { localUrlOf, listenProblem } from './listen-address';

test.each([
  ['localhost', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['192.168.1.5', 'http://192.168.1.5:80'],
  ['fe80::1', 'http://[fe80::1]:80'],
])('the host %s has the URL %s', (host, url) => expect(localUrlOf({ host, port: 80 })).toBe(url));

test.each([
  ['EADDRINUSE', 'Port 80 is already in use'],
  ['EACCES', 'Port 80 may not be used by this user'],
  ['ENOTFOUND', 'HOST h is not an address of this machine'],
  ['ESTRANGE', 'Port 80 on h cannot be used: ESTRANGE'],
])('the listen error %s is reported with a message that explains the cause', (code, text) => {
  expect(listenProblem(Object.assign(new Error('x'), { code }), { host: 'h', port: 80 }).message).toContain(text);
});
