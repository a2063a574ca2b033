import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { FastifyPluginAsync } from 'fastify';
import type * as v from 'valibot';
import { API_PREFIX } from '@verdant/federation/http';
import { brand } from '@verdant/shared/brand';
import * as contract from '@verdant/shared/contract';
import { version } from '../../package.json';

/** Serves the public API description at `GET /openapi.json`. The first request creates the description. */
export const apiDocumentRoutes: FastifyPluginAsync = async (app) => {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(apiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

type Schema = v.GenericSchema;
type Group = Readonly<Record<string, contract.ApiCall>>;

const exported: readonly (readonly [string, unknown])[] = Object.entries(contract);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The contract's exported schemas, which become components of the OpenAPI document under their names. */
const definitions = Object.fromEntries(exported.flatMap(([name, value]) => (isSchema(value) ? [[name, value]] : [])));

/** Options of the conversion: schemas describe data before a transformation, and omit checks unknown to JSON Schema. */
const conversion = {
  typeMode: 'input',
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

function schemaOf(schema: Schema): JsonSchema {
  // References point to the document's components, so the schema's own definitions are left out.
  const { $schema: _dialect, $defs: _components, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Returns the entries of an object schema as OpenAPI parameters. */
function parametersOf(place: 'path' | 'query', schema: Schema | undefined) {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {};
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function bodyOf(body: Schema) {
  const content = body === contract.fileBody ? { 'application/octet-stream': {} } : jsonContent(schemaOf(body));
  return { required: true, content };
}

/** The successful response of a call: JSON that matches `schema`, a body of another media type, or no body. */
interface SentResponse {
  readonly status: number;
  readonly schema?: v.GenericSchema<unknown, unknown>;
  readonly type?: string;
}

const accepted: SentResponse = { status: 202 };
const user: SentResponse = { status: 200, schema: contract.user };
const readInsights: SentResponse = { status: 200, schema: contract.insightsResponse };

/**
 * Successful responses of calls that return neither a 200 with the contract's `response` nor, without one, a 204: other
 * statuses, and bodies that clients ignore or read leniently.
 */
const otherResponses = new Map<contract.ApiCall, SentResponse>([
  [contract.accountCalls.register, { status: 201, schema: contract.registerResponse }],
  [contract.accountCalls.forgotPassword, { status: 202, schema: contract.forgotPasswordResponse }],
  [contract.accountCalls.updateProfile, user],
  [contract.accountCalls.saveNotifications, user],
  [contract.accountCalls.savePreferences, user],
  [contract.accountChangeCalls.sendVerification, accepted],
  [contract.accountChangeCalls.changeEmail, accepted],
  [contract.insightCalls.latest, readInsights],
  [contract.insightCalls.bySession, readInsights],
  [contract.insightCalls.decideDifference, readInsights],
  [contract.insightCalls.undoDifference, readInsights],
  [contract.insightCalls.explanation, { status: 200, schema: contract.explanation }],
  [contract.passkeyCalls.add, { status: 201, schema: contract.passkey }],
  [contract.moneyCalendarCalls.feed, { status: 200, type: 'text/calendar' }],
]);

const successResponseOf = (call: contract.ApiCall): SentResponse =>
  otherResponses.get(call) ?? (call.response ? { status: 200, schema: call.response } : { status: 204 });

function responsesOf(call: contract.ApiCall) {
  const { status, schema, type } = successResponseOf(call);
  const content = schema ? jsonContent(schemaOf(schema)) : type && { [type]: {} };
  return {
    [status]: { description: content ? 'Success.' : 'Success, without a body.', ...(content && { content }) },
    default: { $ref: '#/components/responses/error' },
  };
}

const PUBLIC: ReadonlySet<contract.ApiCall> = new Set<contract.ApiCall>([
  contract.accountCalls.login,
  contract.accountCalls.register,
  contract.accountCalls.forgotPassword,
  contract.accountCalls.resetPassword,
  contract.accountCalls.checkResetLink,
  contract.accountChangeCalls.followLink,
  contract.accountChangeCalls.keepAccount,
  contract.secondFactorCalls.signIn,
  contract.passkeyCalls.signInOptions,
  contract.moneyCalendarCalls.feed,
  contract.reminderCalls.stop,
  contract.contactCalls.read,
]);

function operationOf(group: string, name: string, call: contract.ApiCall) {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    ...(PUBLIC.has(call) && { security: [] }),
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body && { requestBody: bodyOf(call.body) }),
    responses: responsesOf(call),
  };
}

const isGroup = (exportedPair: readonly [string, unknown]): exportedPair is readonly [string, Group] =>
  exportedPair[0].endsWith('Calls');

/** The contract's calls by name, such as `quiz.start` for `quizCalls.start`. */
const calls = exported
  .filter(isGroup)
  .flatMap(([name, group]) =>
    Object.entries(group).map(([callName, call]) => ({ group: name.slice(0, -'Calls'.length), name: callName, call })),
  );

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const components = toJsonSchemaDefs(definitions, conversion);

/** Returns the names of the components that a JSON text refers to, directly or through other components. */
function collectReferences(text: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of text.matchAll(REFERENCE)) {
    if (found.has(name)) continue;
    found.add(name);
    collectReferences(JSON.stringify(components[name]), found);
  }
  return found;
}

/** Returns the product's API in OpenAPI 3.1. `federation/server/README.md` describes the calls of the platform. */
export function apiDocument() {
  const responses = {
    error: {
      description: 'Refused or failed.',
      headers: { 'X-Request-Id': { description: 'Under which the server logged it.', schema: { type: 'string' } } },
      content: jsonContent({ $ref: '#/components/schemas/errorResponse' }),
    },
  };
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { group, name, call } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(group, name, call) };
  }
  const named = collectReferences(JSON.stringify({ paths, responses }));
  return {
    openapi: '3.1.1',
    info: {
      title: brand.name,
      version,
      description: 'Errors are `{ detail }`. Readers ignore properties they do not know.',
    },
    servers: [{ url: API_PREFIX }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses,
      schemas: Object.fromEntries(Object.entries(components).filter(([name]) => named.has(name))),
    },
  };
}
