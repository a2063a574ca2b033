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
