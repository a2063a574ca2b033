import { ApiError } from '../http';
import { checkReleaseUrl, responseProblem } from './fetch-files';

function refusal(url: string, allowLoopback: boolean): string {
  try {
    checkReleaseUrl(url, allowLoopback);
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${JSON.stringify(error.detail)}`;
  }
  return 'none';
}

describe('checkReleaseUrl', () => {
  it('takes a folder by HTTPS', () => {
    expect(checkReleaseUrl('https://cdn.example.com/quiz/1.0.0/', false).href).toBe(
      'https://cdn.example.com/quiz/1.0.0/',
    );
  });

  it('takes plain HTTP on this machine where that is allowed', () => {
    expect(checkReleaseUrl('http://127.0.0.1:4440/', true).port).toBe('4440');
    expect(checkReleaseUrl('http://[::1]:4440/', true).port).toBe('4440');
    expect(checkReleaseUrl('http://localhost:4440/', true).port).toBe('4440');
  });

  it.each([
    ['ftp://cdn.example.com/', /https/],
    ['file:///etc/', /https/],
    ['/static/', /https/],
    ['http://cdn.example.com/', /https/],
    ['http://127.0.0.1:4440/', /not a public address/],
    ['https://127.0.0.1/', /not a public address/],
    ['https://2130706433/', /not a public address/],
    ['https://0x7f.1/', /not a public address/],
    ['https://[::ffff:7f00:1]/', /not a public address/],
    ['https://169.254.169.254/latest/', /not a public address/],
    ['https://10.0.0.1/', /not a public address/],
    ['https://cdn.example.com/quiz', /ends with \\"\/\\"/],
    ['https://cdn.example.com/quiz/?x', /without user/],
    ['https://cdn.example.com/quiz/?', /without user/],
    ['https://cdn.example.com/#x', /without user/],
    ['https://user:secret@cdn.example.com/', /without user/],
  ])('refuses %s', (url, reason) => {
    expect(refusal(url, false)).toMatch(/^422/);
    expect(refusal(url, false)).toMatch(reason);
  });

  it('refuses private addresses even where this machine is allowed', () => {
    expect(refusal('http://10.0.0.1/', true)).toMatch(/not this machine/);
    expect(refusal('https://192.168.0.1/', true)).toMatch(/not a public address/);
  });
});

describe('responseProblem', () => {
  it.each([
    ['a.js', 'text/javascript', undefined],
    ['a.js', 'text/javascript; charset=UTF-8', undefined],
    ['a.css', 'text/css;charset="utf8"', undefined],
    ['a.png', 'image/png; charset=binary', undefined],
    ['a.js', 'text/javascript; charset=iso-8859-1', 'the charset iso-8859-1'],
    ['a.css', 'text/css; charset="utf-16"', 'the charset utf-16'],
    ['a.js', 'text/html; charset=utf-8', 'not as JavaScript'],
  ])('of %s with the type %s is: %s', (name, type, problem) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': type };
    const found = responseProblem(name, { statusCode: 200, headers });
    expect(found).toEqual(problem === undefined ? undefined : expect.stringContaining(problem));
  });
});
