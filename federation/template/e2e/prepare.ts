import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { request, type APIRequestContext, type FullConfig } from '@playwright/test';
import { usePreview } from '@verdant/federation/testing';
import type { LoginResponse } from '@verdant/shared/contract';
import declaration from '../remote.json';

/** File with the storage state (cookies and local storage) that the browser of each test starts with. */
export const STATE = '.cache/browser-tests.json';

const isLogin = (body: unknown): body is LoginResponse =>
  typeof body === 'object' && body !== null && 'token_type' in body && 'access_token' in body;

/** Signs in by e-mail and password. Resolves to the value of the header `Authorization`. */
async function signIn(context: APIRequestContext, email: string, password: string): Promise<string> {
  const response = await context.post('/api/v1/auth/login', { data: { email, password } });
  const text = await response.text();
  const body: unknown = response.ok() ? JSON.parse(text) : undefined;
  if (!isLogin(body)) throw new Error(`${email} is not signed in: ${response.status()} ${text}`);
  return `${body.token_type} ${body.access_token}`;
}

/**
 * Runs once before all tests. TEMPLATE_PRODUCT_DEVELOPER and TEMPLATE_PRODUCT_PASSWORD: e-mail and password to sign in
 * with; or STORAGE_STATE: a file with a stored sign-in, written by `npx playwright open --save-storage=<file>
 * <server>/sign-in`. TEMPLATE_PRODUCT_PREVIEW: the number of the pull request whose preview the tests use.
 */
export default async function prepare({ projects }: FullConfig): Promise<void> {
  const {
    TEMPLATE_PRODUCT_DEVELOPER: email,
    TEMPLATE_PRODUCT_PASSWORD: password,
    TEMPLATE_PRODUCT_PREVIEW: preview,
    STORAGE_STATE,
  } = process.env;
  const baseURL = projects.at(0)?.use.baseURL ?? '';
  const context = await request.newContext({ baseURL, storageState: STORAGE_STATE });
  let { origins } = await context.storageState();
  if (email && password) {
    const value = await signIn(context, email, password);
    origins = [{ origin: new URL(baseURL).origin, localStorage: [{ name: 'token', value }] }];
  }
  const authorization = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')?.value;
  if (preview) await usePreview(context, Number(preview), { remote: declaration.name, authorization });
  const { cookies } = await context.storageState();
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, JSON.stringify({ cookies, origins }));
  await context.dispose();
}
