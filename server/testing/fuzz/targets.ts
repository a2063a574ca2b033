/** A call that the fuzzer sends to, with a body that is right, for it to spoil. */
export interface FuzzTarget {
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Forms, as the sandbox takes them, rather than JSON. */
  readonly isForm?: boolean;
  /** Whether the body is a file. */
  readonly isFile?: boolean;
}

const api = (method: string, path: string, body?: FuzzTarget['body']): FuzzTarget => ({
  method,
  path: `/api/v1${path}`,
  body,
});
const ID = '00000000-0000-4000-8000-000000000001';
const person = { first_name: 'Ada', last_name: 'Byron', phone: '+61 400 000 000' };
const event = { remote: 'shell', version: '1.0.0', stage: 'chunk', reason: 'missing', outcome: 'failed', attempt: 1 };
const vital = { vital: 'CLS', remote: 'shell', version: '1.0.0', path: '/', value: 0.1 };

const credentials = { email: 'fuzz@example.com', password: 'correct horse' };
/** A wrong password, so that the account that sends them stays what it is. */
const WRONG = 'not this one';
const change = { password: WRONG, code: '123456' };

const base64url = (text: string) => Buffer.from(text).toString('base64url');
/** What a browser states about a passkey, with a challenge that the server has not sent. */
const passkeyOf = (type: string, response: FuzzTarget['body']) => ({
  id: base64url('a passkey'),
  rawId: base64url('a passkey'),
  type: 'public-key',
  response: {
    clientDataJSON: base64url(JSON.stringify({ type, challenge: 'x'.repeat(43), origin: 'http://localhost:3000' })),
    ...response,
  },
});
const made = passkeyOf('webauthn.create', { attestationObject: base64url('made') });
const signed = passkeyOf('webauthn.get', {
  authenticatorData: base64url('data'),
  signature: base64url('signature'),
  userHandle: base64url(ID),
});

/** Accounts: no logout, which would end the session that the others use. */
const accountTargets: readonly FuzzTarget[] = [
  api('POST', '/auth/login', credentials),
  api('POST', '/auth/login', { challenge: 'x'.repeat(43), code: '123456' }),
  api('POST', '/auth/login', { passkey: signed }),
  api('POST', '/auth/passkey-options', {}),
  api('POST', '/auth/register', { ...credentials, ...person }),
  api('POST', '/auth/forgot-password', { email: 'fuzz@example.com' }),
  api('POST', '/auth/reset-password', { token: 'x'.repeat(43), new_password: 'battery staple' }),
  api('POST', '/auth/reset-password/check', { token: 'x'.repeat(43) }),
  api('POST', '/auth/account-link', { purpose: 'verify-email', token: 'x'.repeat(43) }),
  api('POST', '/auth/keep-account', credentials),
  api('GET', `/auth/export?token=${'x'.repeat(43)}`),
  api('GET', '/auth/me'),
  api('PUT', '/auth/me', person),
  api('GET', '/auth/me/status'),
  api('POST', '/auth/me/verification', {}),
  api('POST', '/auth/me/email', { new_email: 'fuzz-2@example.com', password: WRONG }),
  api('PUT', '/auth/me/password', { current_password: WRONG, new_password: 'battery staple' }),
  api('PUT', '/auth/me/notifications', { email: true, push: false, marketing: false }),
  api('PUT', '/auth/me/preferences', { theme: 'dark', language: 'en' }),
  api('GET', '/auth/me/devices'),
  api('DELETE', `/auth/me/devices/${ID}`),
  api('DELETE', '/auth/me/devices'),
  api('GET', '/auth/me/second-factor'),
  api('POST', '/auth/me/second-factor', { password: credentials.password }),
  api('POST', '/auth/me/second-factor/confirmation', { code: '123456' }),
  api('POST', '/auth/me/second-factor/recovery-codes', change),
  api('POST', '/auth/me/second-factor/removal', change),
  api('GET', '/auth/me/passkeys'),
  api('POST', '/auth/me/passkeys/options', { password: credentials.password }),
  api('POST', '/auth/me/passkeys', { name: 'Phone', passkey: made }),
  api('PUT', `/auth/me/passkeys/${ID}`, { name: 'Phone' }),
  api('POST', `/auth/me/passkeys/${ID}/removal`, { password: WRONG }),
  api('POST', '/auth/me/export', {}),
  api('POST', '/auth/me/deletion', { password: WRONG }),
  api('POST', `/notifications/unsubscribe/${'x'.repeat(43)}`, {}),
];

const goal = {
  name: 'New tyres',
  target_cents: 118_000,
  date: '2030-02-28',
  per_payday_cents: 13_000,
  saved: { type: 'by_hand', saved_cents: 42_000, saved_on: '2026-02-28' },
};

const proposed = { category: 'groceries', cents: 50_000, roll_over: false };

const moneyTargets: readonly FuzzTarget[] = [
  api('POST', '/bank/link-session', {}),
  api('POST', '/bank/links', { request_id: ID, provider_account_id: '10001' }),
  api('GET', '/bank/links'),
  api('DELETE', `/bank/links/${ID}`),
  api('GET', '/money/accounts'),
  api('POST', '/money/refresh', {}),
  api('GET', `/money/transactions?limit=20&before=2026-02-28.${ID}`),
  api('GET', '/money/spending?months=6'),
  api('GET', '/money/measures'),
  api('GET', '/money/cycle'),
  api('PUT', '/money/cycle', { status: 'corrected', rhythm: 'fortnightly', next_pay_on: '2026-02-28' }),
  api('PUT', '/money/cycle/bill', { key: 'red energy', status: 'confirmed', amount_cents: 12_000 }),
  api('PUT', `/money/cycle/bills/${ID}`, {
    label: 'Rent',
    amount_cents: 64_000,
    rhythm: 'monthly',
    next_on: '2026-02-28',
  }),
  api('DELETE', `/money/cycle/bills/${ID}`),
  api('GET', '/money/calendar'),
  api('POST', '/money/calendar', {}),
  api('DELETE', '/money/calendar'),
  api('GET', `/money/calendar/${'x'.repeat(43)}`),
  api('PUT', `/money/transactions/${ID}/category`, { category: 'groceries' }),
  api('GET', '/money/transactions?month=2026-02&search=rent&category=housing'),
  api('POST', '/money/accounts', { name: 'Car', kind: 'car', balance_cents: 800_000, on: '2026-02-28' }),
  api('PUT', `/money/accounts/${ID}/balance`, { balance_cents: 790_000, on: '2026-03-31' }),
  api('DELETE', `/money/accounts/${ID}`),
  api('PUT', `/money/accounts/${ID}/same-as`, { account_id: ID, is_same: true }),
  api('GET', '/money/balances?from=2026-02-28'),
  { method: 'POST', path: '/api/v1/money/imports/preview', isFile: true },
  { method: 'POST', path: `/api/v1/money/imports?file_name=a.csv&account_id=${ID}`, isFile: true },
  api('GET', '/money/imports'),
  api('DELETE', `/money/imports/${ID}`),
  api('GET', '/goals'),
  api('GET', '/goals/proposed/emergency-fund'),
  api('POST', '/goals', goal),
  api('PUT', `/goals/${ID}`, goal),
  api('DELETE', `/goals/${ID}`),
  api('GET', '/budget'),
  api('PUT', '/budget', { added: [proposed], removed: [{ ...proposed, category: 'fees' }] }),
  api('PUT', '/budget/groceries', { cents: 50_000, roll_over: true }),
  api('DELETE', '/budget/groceries'),
];

/** The calls of the product and the platform. */
export const productTargets: readonly FuzzTarget[] = [
  ...accountTargets,
  ...moneyTargets,
  api('POST', '/adaptive-quiz/start', {}),
  api('POST', '/adaptive-quiz/restart', {}),
  api('POST', `/adaptive-quiz/continue?session_id=${ID}`, {}),
  api('POST', '/adaptive-quiz/respond', {
    session_data: { session_id: ID },
    response: { question_id: 'profile-support', answer: 34, touched: true, source: 'accounts' },
  }),
  api('POST', '/adaptive-quiz/extras', { session_id: ID, answers: [{ question_id: 'wish', answer: 'a house' }] }),
  api('GET', '/adaptive-quiz/insights'),
  api('GET', `/adaptive-quiz/insights/${ID}`),
  api('GET', '/adaptive-quiz/insights/latest/explanation'),
  api('GET', `/adaptive-quiz/sessions/${ID}/result`),
  api('GET', '/adaptive-quiz/history'),
  api('PUT', '/adaptive-quiz/actions/build-emergency-fund', { status: 'done', session_id: ID }),
  api('DELETE', '/adaptive-quiz/actions/build-emergency-fund'),
  api('PUT', '/adaptive-quiz/differences/cash-flow-spending', {
    session_id: ID,
    decision: 'use',
    answer: 'much_less',
  }),
  api('DELETE', '/adaptive-quiz/differences/cash-flow-spending'),
  api('GET', '/adaptive-quiz/sessions/latest/answers'),
  api('POST', `/adaptive-quiz/sessions/${ID}/preview`, { question_id: 'profile-support', answer: 40 }),
  api('PUT', `/adaptive-quiz/sessions/${ID}/answers/profile-support`, { answer: 40 }),
  api('GET', '/contact'),
  api('GET', '/health'),
  api('GET', '/releases'),
  api('GET', '/releases/mfe-quiz'),
  api('GET', '/releases/mfe-quiz/history'),
  api('POST', '/releases', { name: 'mfe-quiz', version: '9.9.9', files: [] }),
  api('POST', '/releases/mfe-quiz/activate', { version: '9.9.9' }),
  api('GET', '/registry'),
  api('GET', '/overrides'),
  api('POST', '/overrides', { name: 'mfe-quiz', url: 'http://localhost:4600/' }),
  api('DELETE', '/overrides'),
  api('POST', '/load-reports', { page: ID, events: [event, vital] }),
  api('GET', '/load-reports/summary'),
  api('GET', '/remote-health'),
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/dashboard' },
  { method: 'GET', path: '/metrics' },
  { method: 'PATCH', path: '/services/mfe-quiz/plans/list?q=1', body: { name: 'a' } },
  { method: 'GET', path: '/.well-known/jwks.json' },
  { method: 'GET', path: '/static/main.js' },
  { method: 'GET', path: '/remotes/mfe-quiz/release.json' },
  { method: 'GET', path: '/releases/mfe-quiz/1.0.0/remoteEntry.js' },
];

const form = (path: string, body: FuzzTarget['body']): FuzzTarget => ({ method: 'POST', path, body, isForm: true });

/** The sandbox's API and the steps of its widget. */
export const sandboxTargets: readonly FuzzTarget[] = [
  form('/ysl/auth/token', { clientId: 'verdant-sandbox', secret: 'x'.repeat(64), origin: 'http://localhost:3000' }),
  { method: 'GET', path: '/ysl/accounts?requestId=1&providerAccountId=10001' },
  { method: 'GET', path: '/ysl/transactions?accountId=1&fromDate=2026-02-31&toDate=2026-12-31' },
  { method: 'DELETE', path: '/ysl/providerAccounts/10001' },
  form('/authenticate/sandbox/fastlink', { accessToken: 'Bearer x', extraParams: 'configName=Aggregation&flow=add' }),
  form('/widget/institutions', { visit: 'x', search: 'bank' }),
  form('/widget/institution', { visit: 'x', provider: '16441' }),
  form('/widget/credentials', { visit: 'x', user: 'smooth' }),
  form('/widget/code', { visit: 'x', code: '123456' }),
  form('/widget/consent', { visit: 'x' }),
  form('/widget/finish', { visit: 'x' }),
  { method: 'GET', path: '/fastlink/v4/initialize.js' },
];
