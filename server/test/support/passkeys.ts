import * as v from 'valibot';
import { passkey, passkeyCalls, passkeyCreationOptions, passkeyRequestOptions } from '@verdant/shared/contract';
import { Authenticator, type CeremonyFaults } from './authenticator';
import type { TestServer } from './start-server';

export const PASSKEYS_PATH = `/api/v1${passkeyCalls.list.path}`;

interface Person {
  readonly token: string;
  readonly typed: { readonly password: string };
}

/** Returns the origin for passkeys of this server, whose settings have no public origin. */
export const originOf = (server: TestServer): string => `http://localhost:${server.port}`;

export async function beginAddingPasskey(server: TestServer, { token, typed }: Person) {
  return server.request('POST', `${PASSKEYS_PATH}/options`, { token, body: { password: typed.password } });
}

export async function addPasskey(server: TestServer, person: Person, deviations: CeremonyFaults = {}) {
  const device = new Authenticator(originOf(server));
  const options = v.parse(passkeyCreationOptions, (await beginAddingPasskey(server, person)).body);
  const body = { name: 'My phone', passkey: device.create(options, deviations) };
  const response = await server.request('POST', PASSKEYS_PATH, { token: person.token, body });
  return { device, options, body, passkey: v.parse(passkey, response.body) };
}

export async function fetchSignInOptions(server: TestServer) {
  const response = await server.request('POST', '/api/v1/auth/passkey-options');
  return v.parse(passkeyRequestOptions, response.body);
}

export async function sendPasskeySignIn(server: TestServer, device: Authenticator, deviations: CeremonyFaults = {}) {
  const body = { passkey: device.sign(await fetchSignInOptions(server), deviations) };
  return server.request('POST', '/api/v1/auth/login', { body });
}
