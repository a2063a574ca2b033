import * as contract from '@verdant/shared/contract';
import { sampleValueOf } from './sample';

export interface Target {
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly isFile?: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is contract.ApiCall =>
  isObject(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(values) ? values : {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, textOf(value)]],
    ),
  );

function targetOf({ method, path, params, query, body }: contract.ApiCall): Target {
  const values = textsOf(params && sampleValueOf(params));
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? 'x'));
  const search = query ? `?${new URLSearchParams(textsOf(sampleValueOf(query))).toString()}` : '';
  const target = { method, path: `/api/v1${filled}${search}` };
  if (body === contract.fileBody) return { ...target, isFile: true };
  const sample = body && sampleValueOf(body);
  return isObject(sample) ? { ...target, body: sample } : target;
}

/** Every call of the contract except the logout, which would end the session that the other calls use. */
const contractTargets = Object.values(contract)
  .flatMap((exported): unknown[] => (isObject(exported) ? Object.values(exported) : []))
  .filter(isCall)
  .filter(({ path }) => path !== '/auth/logout')
  .map(targetOf);

const get = (path: string): Target => ({ method: 'GET', path });
const post = (path: string, body: Target['body']): Target => ({ method: 'POST', path: `/api/v1${path}`, body });
const event = { remote: 'shell', version: '1.0.0', stage: 'chunk', reason: 'missing', outcome: 'failed', attempt: 1 };
const vital = { vital: 'CLS', remote: 'shell', version: '1.0.0', path: '/', value: 0.1 };
const ofVersion = { version: '9.9.9', percent: 5, reason: 'Why' };
const violation = { 'document-uri': 'http://localhost/', 'effective-directive': 'img-src', 'blocked-uri': 'inline' };

/** Targets for the other kinds of sign-in, for which one call of the contract has several schemas of the body. */
const signInTargets = [contract.passkeySignInRequest, contract.secondStepRequest].map((body) =>
  targetOf({ ...contract.secondFactorCalls.signIn, body }),
);

const platformTargets: readonly Target[] = [
  ...['', '/mfe-quiz', '/mfe-quiz/history'].map((path) => get(`/api/v1/releases${path}`)),
  post('/releases', { name: 'mfe-quiz', version: '9.9.9', files: [] }),
  ...['previews', 'releases/fit', 'releases/fit-shell'].map((path) => post(`/${path}`, { name: 'mfe-quiz' })),
  ...['activate', 'canary', 'rollback'].map((action) => post(`/releases/mfe-quiz/${action}`, ofVersion)),
  ...['rollback', 'freeze', 'unfreeze', 'remove'].map((action) => post(`/operations/mfe-quiz/${action}`, ofVersion)),
  post('/csp-reports', { 'csp-report': violation }),
  post('/overrides', { name: 'mfe-quiz', url: 'http://localhost:4600/' }),
  { method: 'DELETE', path: '/api/v1/overrides' },
  post('/load-reports', { page: '00000000-0000-4000-8000-000000000001', events: [event, vital] }),
  ...['registry', 'overrides', 'remote-health', 'health', 'openapi.json'].map((path) => get(`/api/v1/${path}`)),
  ...['errors', 'vitals'].map((path) => get(`/api/v1/remote-health/mfe-quiz/${path}?range=7d`)),
  { method: 'PATCH', path: '/services/mfe-quiz/plans/list?q=1', body: { name: 'a' } },
  ...['/', '/dashboard', '/metrics', '/.well-known/jwks.json', '/static/main.js'].map(get),
  ...['/remotes/mfe-quiz/release.json', '/releases/mfe-quiz/1.0.0/remoteEntry.js'].map(get),
];

export const productTargets: readonly Target[] = [...contractTargets, ...signInTargets, ...platformTargets];

/** Returns a request of the call with the token, and with the valid body unless another body is given. */
export function buildRequest({ method, path, isFile, ...target }: Target, token: string, body: unknown = target.body) {
  return {
    method,
    path,
    headers: [
      ['authorization', `Bearer ${token}`],
      ['content-type', isFile ? 'application/octet-stream' : 'application/json'],
    ] as const,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
