import { lettersIn, lettersTo } from './support/letters';
import { signUpVerified } from './support/people';
import { discard, startServer, type TestServer } from './support/start-server';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await discard(server);
});

const change = (
  token: string,
  passwords: { current_password: string; new_password: string },
  headers: Record<string, string> = {},
) => server.request('PUT', '/api/v1/auth/me/password', { token, body: passwords, headers });

describe('a changed password', () => {
  it('is announced to the owner, without either password and with no secret in the link', async () => {
    const { typed, token } = await signUpVerified(server);
    const passwords = { current_password: typed.password, new_password: 'kangaroo umbrella' };
    expect((await change(token, passwords)).status).toBe(204);
    const [letter] = await lettersTo(server.dataDir, typed.email);
    expect(letter?.headers.get('subject')).toBe('Your Verdant password was changed');
    expect(letter?.text).toContain(`\nhttp://localhost:${server.port}/forgot-password\n`);
    for (const secret of [typed.password, passwords.new_password, typed.first_name, 'token=']) {
      expect(`${letter?.text}${letter?.html}`).not.toContain(secret);
    }
  });

  it("is announced in the account's language, else in that of the request", async () => {
    const { typed, token } = await signUpVerified(server);
    const first = { current_password: typed.password, new_password: 'kangaroo umbrella' };
    await change(token, first, { 'accept-language': 'de-AT' });
    await lettersTo(server.dataDir, typed.email);
    const preferences = { theme: 'system', language: 'fr' };
    await server.request('PUT', '/api/v1/auth/me/preferences', { token, body: preferences });
    const second = { current_password: first.new_password, new_password: 'thirteen umbrellas' };
    await change(token, second, { 'accept-language': 'de-AT' });
    const letters = await lettersTo(server.dataDir, typed.email, 2);
    expect(new Set(letters.map(({ headers }) => headers.get('content-language')))).toEqual(new Set(['de', 'fr']));
  });

  it('is announced neither for a wrong current password nor for a weak new one', async () => {
    const { typed, token } = await signUpVerified(server);
    await change(token, { current_password: 'not the password', new_password: 'kangaroo umbrella' });
    await change(token, { current_password: typed.password, new_password: 'password' });
    // What is sent after them arrives after them.
    await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
    const letters = await lettersTo(server.dataDir, typed.email);
    expect(letters.map(({ headers }) => headers.get('subject'))).toEqual(['Choose a new password for Verdant']);
  });

  it('leaves no e-mail address in the log', async () => {
    const { out, err } = server.printed();
    const addresses = lettersIn(server.dataDir).flatMap(({ headers }) => headers.get('to') ?? []);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(`${out}${err}`).not.toContain(address);
  });
});
