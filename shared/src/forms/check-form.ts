import { ApiError } from '@verdant/shared/api';

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};
type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A schema of the contract, by the Standard Schema interface. */
export type FormSchema<Output> = {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
};

export type FormErrors = Readonly<Record<string, string>>;

export type CheckResult<Output> = { ok: true; output: Output } | { ok: false; errors: FormErrors };

function fieldOf({ path }: Issue): string {
  const first = path?.[0];
  return String(typeof first === 'object' ? first.key : first);
}

/** Returns the schema's output, or a message for every invalid field (spec 5), by default the schema's first message. */
export function checkForm<Output>(
  schema: FormSchema<Output>,
  values: unknown,
  messages: FormErrors = {},
): CheckResult<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('A form is checked at once: its schema cannot be asynchronous');
  if (!result.issues) return { ok: true, output: result.value };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = fieldOf(issue);
    errors[field] ??= messages[field] ?? issue.message;
  }
  return { ok: false, errors };
}

export type FormFailure = {
  errors?: FormErrors;
  message?: string | undefined;
};

type FailureTexts = { network: string; fallback: string };

/** Returns the banner text for a failed call: the server's own message if the response has one. */
export function failureText(failure: unknown, texts: FailureTexts): string {
  if (!(failure instanceof ApiError)) return texts.fallback;
  if (failure.kind === 'network') return texts.network;
  return failure.detailText ?? texts.fallback;
}

/** Assigns a failed call's validation items to `fields`; joins other messages (spec 8). Returns null without items. */
export function toFormFailure(failure: unknown, fields: readonly string[], invalid: string): FormFailure | null {
  if (!(failure instanceof ApiError) || failure.items.length === 0) return null;
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const { loc, msg } of failure.items) {
    const field = String(loc[1]);
    const message = msg || invalid;
    if (fields.includes(field)) errors[field] ??= message;
    else if (!rest.includes(message)) rest.push(message);
  }
  return { errors, message: rest.length > 0 ? rest.join(' ') : undefined };
}
