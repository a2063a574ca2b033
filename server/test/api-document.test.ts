import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { checkResponse } from './support/check-response';
import { sharedServer } from './support/shared-server';
import { type ApiResponse } from './support/start-server';

const operation = v.looseObject({ operationId: v.string(), security: v.optional(v.array(v.unknown())) });
const document = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), operation)) });

let served: ApiResponse;

const server = sharedServer();
beforeAll(async () => {
  served = await server.request('GET', '/api/v1/openapi.json');
});

const operations = () =>
  Object.entries(v.parse(document, served.body).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), ...described })),
  );

it('the API document is valid OpenAPI 3.1 according to an independent validator', () => {
  const file = join(server.dataDir, 'openapi.json');
  writeFileSync(file, served.text);
  const validator = join(
    dirname(require.resolve('@seriousme/openapi-schema-validator/package.json')),
    'bin/validate-api-cli.js',
  );
  expect(served.body).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) as unknown });
  expect(JSON.parse(execFileSync(process.execPath, [validator, file], { encoding: 'utf8' }))).toEqual({ valid: true });
});

it('the API document lists only existing calls, and states correctly which of them require a sign-in', async () => {
  expect(operations().length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const { path, method, security } of operations()) {
    const url = `/api/v1${path.replace(/\{\w+\}/g, '0b0f6f0e-7f0c-4c7d-9a51-0d3b8f2f2a11')}`;
    const { status, text } = await server.request(method, url, method === 'GET' ? {} : { body: {} });
    const isUnknown = text.includes('nothing at this address') || status === 405;
    if (isUnknown || (status === 401) !== (security === undefined)) wrong.push(`${method} ${path} ${status}`);
  }
  expect(wrong).toEqual([]);
});

describe('the comparison of responses with the API document', () => {
  const of = (status: number, body?: unknown): ApiResponse => ({
    status,
    body,
    text: body === undefined ? '' : JSON.stringify(body),
    headers: new Headers(),
  });
  const goals = '/api/v1/goals';

  it.each([
    ['a status that is not described', 'GET', '/api/v1/contact', of(201, { contact: null })],
    ['an additional property', 'GET', '/api/v1/contact', of(200, { contact: null, more: 1 })],
    ['an error of another shape', 'GET', goals, of(401, { message: 'no' })],
  ])('fails for %s', (_what, method, path, response) => {
    expect(() => checkResponse(method, path, response)).toThrow(/deviates|not described/);
  });
});
