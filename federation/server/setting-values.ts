import * as v from 'valibot';

export interface SettingDefinition<T = unknown> {
  readonly name: string;
  /** Value of a variable that is missing or empty; by default an empty text. */
  readonly fallback?: string;
  /** Description in the documentation, in one sentence. */
  readonly meaning: string;
  readonly schema: v.GenericSchema<string, T>;
  /** True if error messages must not repeat the value. */
  readonly isSecret?: boolean;
}

export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

export type SettingValues<Definitions extends SettingDefinitions> = {
  readonly [Key in keyof Definitions]: v.InferOutput<Definitions[Key]['schema']>;
};

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

export function emptyOrValidText(isValid: (value: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => value === '' || isValid(value), message),
  );
}

/** Returns the schema of a text that passes `isValid`, in which an empty text becomes undefined. */
export const textOrUndefined = (isValid: (value: string) => boolean = () => true, message = '') =>
  v.pipe(
    emptyOrValidText(isValid, message),
    v.transform((value) => value || undefined),
  );

/** True for an http or https URL without a user name, password or fragment. */
export function isPlainWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${hash}` === '';
}

/** True if the text is only an origin, such as `https://example.com`. */
export function isWebOrigin(text: string): boolean {
  if (!isPlainWebUrl(text)) return false;
  const { pathname, search } = new URL(text);
  return pathname === '/' && search === '';
}

/** Returns the origin in its normal form; undefined if the text is not only an origin. */
export const toWebOrigin = (text: string): string | undefined => (isWebOrigin(text) ? new URL(text).origin : undefined);

export const commaSeparatedList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

/** Returns the schema of a comma-separated list whose items `read` converts; undefined means that an item is invalid. */
export const convertedList = <T>(read: (item: string) => T | undefined, message: string) =>
  v.pipe(
    commaSeparatedList,
    v.transform((items) => items.map(read)),
    v.custom<T[]>((items) => Array.isArray(items) && !items.includes(undefined), message),
  );

export const booleanFromWords = (yes: string, no: string) =>
  v.pipe(
    v.string(),
    v.picklist([yes, no], `must be ${yes} or ${no}`),
    v.transform((value) => value === yes),
  );
export const yesOrNo = booleanFromWords('yes', 'no');

/** Error with a message of one line that names the invalid setting and the setting's valid values. */
export class SettingsError extends Error {}

function readSetting(definition: SettingDefinition, environment: NodeJS.ProcessEnv): unknown {
  // An empty variable counts as missing, because Compose files and shells pass missing variables as empty ones.
  const text = environment[definition.name]?.trim() || (definition.fallback ?? '');
  const result = v.safeParse(definition.schema, text);
  if (result.success) return result.output;
  const shown = definition.isSecret ? '' : `, not ${JSON.stringify(text)}`;
  throw new SettingsError(`${definition.name} ${result.issues[0].message}${shown}`);
}

/** Reads each setting from the environment. Throws a `SettingsError` for the first invalid one. */
export function readSettings<const Definitions extends SettingDefinitions>(
  definitions: Definitions,
  environment: NodeJS.ProcessEnv,
): SettingValues<Definitions>;
// `Object.fromEntries` cannot express the type of each key.
export function readSettings(definitions: SettingDefinitions, environment: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => [key, readSetting(definition, environment)]),
  );
}
