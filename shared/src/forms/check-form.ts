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

/** Combines the fields' error messages; a valid field's message is false. Adds `output` if all fields are valid. */
export function checkFields<Output>(
  messages: Readonly<Record<string, string | false>>,
  output: Output,
): CheckResult<Output> {
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(messages)) if (message !== false) errors[field] = message;
  return Object.keys(errors).length === 0 ? { ok: true, output } : { ok: false, errors };
}

function fieldOf({ path }: Issue): string {
  const first = path?.[0];
  return String(typeof first === 'object' ? first.key : first);
}

/** Returns the schema's output, or the first message of every invalid field (spec 5). */
export function checkForm<Output>(schema: FormSchema<Output>, values: unknown): CheckResult<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('A form is checked at once: its schema cannot be asynchronous');
  if (!result.issues) return { ok: true, output: result.value };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[fieldOf(issue)] ??= issue.message;
  return { ok: false, errors };
}
