import { isThisMachine, overrideOriginProblem, overridePolicyOf, parseFolderUrl } from './permissions';

const settings: Parameters<typeof overridePolicyOf>[0] = {
  overrides: 'auto',
  overrideOrigins: [],
  isProduction: false,
  host: 'localhost',
  publicOrigin: undefined,
  trustProxy: false,
};
const policyWith = (changes: Partial<typeof settings>) =>
  overridePolicyOf({ ...settings, ...changes }, { productName: 'acme' });
const listed = policyWith({ overrides: 'listed', overrideOrigins: ['https://preview.example.com'] });

test('the default mode is local, but listed if a setting indicates that the server is used by other people', () => {
  expect(policyWith({}).mode).toBe('local');
  const signs = [
    { isProduction: true },
    { host: '0.0.0.0' },
    { host: 'product.example.com' },
    { publicOrigin: 'https://product.example.com' },
    { trustProxy: 1 },
  ];
  expect(signs.map((sign) => policyWith(sign).mode)).toEqual(signs.map(() => 'listed'));
  expect(policyWith({ isProduction: true, overrides: 'local' }).mode).toBe('local');
  expect(policyWith({ overrides: 'off' }).mode).toBe('off');
});

test('isThisMachine is true only for loopback addresses and names below localhost', () => {
  const hosts = ['localhost', '127.9.9.9', '[::1]', 'quiz.localhost', 'localhost.example.com', '10.0.0.1', '0.0.0.0'];
  expect(hosts.filter(isThisMachine)).toEqual(hosts.slice(0, 4));
});

test('parseFolderUrl accepts only an http or https URL without user, query or fragment, and adds a final slash', () => {
  expect(parseFolderUrl('http://localhost:4600')?.href).toBe('http://localhost:4600/');
  expect(parseFolderUrl('https://preview.example.com/quiz')?.href).toBe('https://preview.example.com/quiz/');
  for (const wrong of [
    'localhost:4600',
    'ftp://localhost/',
    'http://me@localhost/',
    'http://localhost/?a',
    'http://localhost/#a',
    '',
    `http://localhost/${'a'.repeat(500)}`,
  ]) {
    expect(parseFolderUrl(wrong)).toBeUndefined();
  }
});

test('the local mode allows this machine and listed origins; the listed mode allows only listed origins', () => {
  const local = policyWith({ overrideOrigins: ['https://preview.example.com'] });
  const problems = (policy: typeof local) =>
    ['http://localhost:4600/', 'https://preview.example.com/a/', 'https://evil.example.com/'].map((url) =>
      overrideOriginProblem(policy, new URL(url)),
    );
  expect(problems(local)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('https://evil.example.com is not this machine'),
  ]);
  const other: unknown = expect.stringContaining('not among');
  expect(problems(listed)).toEqual([other, undefined, other]);
  const off = 'Overrides are switched off here.';
  expect(problems(policyWith({ overrides: 'off' }))).toEqual([off, off, off]);
});
