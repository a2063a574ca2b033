import { urlOf, listenProblem } from './listen-address';

describe('urlOf', () => {
  it.each([
    ['localhost', 'http://localhost:8080'],
    ['127.0.0.1', 'http://localhost:8080'],
    ['0.0.0.0', 'http://localhost:8080'],
    ['::', 'http://localhost:8080'],
    ['192.168.1.5', 'http://192.168.1.5:8080'],
    ['fe80::1', 'http://[fe80::1]:8080'],
  ])('turns the host %s into the URL %s', (host, url) => {
    expect(urlOf({ host, port: 8080 })).toBe(url);
  });
});

describe('listenProblem', () => {
  it.each([
    ['EADDRINUSE', 'Port 80 is already in use'],
    ['EACCES', 'Port 80 may not be used by this user'],
    ['ENOTFOUND', 'HOST h is not an address of this machine'],
    ['ESTRANGE', 'Port 80 on h cannot be used: ESTRANGE'],
  ])('explains the error %s', (code, text) => {
    expect(listenProblem(Object.assign(new Error('x'), { code }), { host: 'h', port: 80 }).message).toContain(text);
  });
});
