import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import * as v from 'valibot';
import type { ApiResponse } from '../../testing/send';

/** Environment variable with the path of the API description, set by the global setup of a run for its workers. */
export const DOCUMENT_VARIABLE = 'TEST_API_DOCUMENT';

const PREFIX = '/api/v1';
const schema = v.record(v.string(), v.unknown());
const content = v.optional(v.object({ 'application/json': v.optional(v.object({ schema })) }));
const operation = v.looseObject({
  responses: v.record(v.string(), v.object({ content, $ref: v.optional(v.string()) })),
});
const apiDocument = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), schema) }),
});

/** Returns a schema that forbids undescribed properties. Clients ignore these, but the API description must be complete. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, closed(one)] as const);
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value;
  return { ...(isObject && { additionalProperties: false }), ...Object.fromEntries(entries) };
}

/** Error responses are allowed to have further properties, which the descriptions of the calls explain. */
const ERROR = { $ref: '#/components/schemas/errorResponse' };
const inComponents = (described: unknown) =>
  v.parse(schema, JSON.parse(JSON.stringify(described).replaceAll('"#/components', '"api#/components')));

function load() {
  const file = process.env[DOCUMENT_VARIABLE];
  if (file === undefined) throw new Error('The description of the API is made by the global setup of the API tests');
  const { paths, components } = v.parse(apiDocument, JSON.parse(readFileSync(file, 'utf8')));
  const ajv = new Ajv({ strict: false, formats: {}, validateFormats: false });
  const { errorResponse, validationItem, ...others } = components.schemas;
  const schemas = { ...v.parse(schema, closed(others)), errorResponse, validationItem };
  ajv.addSchema({ $id: 'api', components: { schemas } });
  const patterns = Object.keys(paths).map((path) => ({
    path,
    // Paths with fewer parameters come first, so that a fixed segment wins over a parameter.
    names: path.split('{').length,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  const compiled = new Map<string, ValidateFunction>();
  return { paths, ajv, compiled, patterns: patterns.toSorted((pattern, other) => pattern.names - other.names) };
}

let loaded: ReturnType<typeof load> | undefined;

/** Throws if a response deviates from the description of its call. Requests to undescribed paths pass. */
export function checkResponse(method: string, url: string, { status, body, text }: ApiResponse): void {
  loaded ??= load();
  const { paths, ajv, compiled, patterns } = loaded;
  const [address = ''] = url.split('?');
  if (!address.startsWith(`${PREFIX}/`)) return;
  const found = patterns.find(
    ({ path, pattern }) => pattern.test(address.slice(PREFIX.length)) && paths[path]?.[method.toLowerCase()],
  );
  if (!found) return;
  const name = `${method} ${found.path} ${status}`;
  const response = paths[found.path]?.[method.toLowerCase()]?.responses[status < 400 ? status : 'default'];
  if (!response) throw new Error(`${name} is not described in the API's document`);
  const { content: sent, $ref } = response;
  if (!sent && $ref === undefined && text !== '') throw new Error(`${name} has a body that is not described`);
  const described = $ref === undefined ? sent?.['application/json']?.schema : ERROR;
  if (!described) return;
  const read = compiled.get(name) ?? ajv.compile(inComponents($ref === undefined ? closed(described) : described));
  compiled.set(name, read);
  if (!read(body)) throw new Error(`${name} deviates from its description: ${ajv.errorsText(read.errors)}`);
}
