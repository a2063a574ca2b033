import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

const ID = '00000000-0000-4000-8000-000000000001';
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const clientData = base64url(
  JSON.stringify({ type: 'webauthn.get', challenge: 'x'.repeat(43), origin: 'http://localhost:3000' }),
);

/** Values by field name, for rules outside the fields' schema. The wrong password prevents deletion of the account. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  answer: 34,
  category: 'groceries',
  clientDataJSON: clientData,
  code: '123456',
  current_password: 'not this one',
  months: 6,
  name: 'New tyres',
  new_password: 'battery staple',
  password: 'not this one',
  provider_account_id: '10001',
  question_id: 'profile-support',
  token: 'x'.repeat(43),
};

/** Candidate values in order: a field gets the first candidate that its schema accepts. */
const CANDIDATES: readonly unknown[] = [
  true,
  ID,
  'fuzz@example.com',
  '2026-02-28',
  '2026-02',
  'x'.repeat(43),
  'Ada',
  '+61 400 000 000',
  1,
  0,
  34,
  12_000,
  100_000,
  `2026-02-28.${ID}`,
  '20',
  base64url('signature'),
];

interface Parts {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Schema;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'kind' in value;

function find(schema: Schema, name = ''): unknown {
  const isValid = (value: unknown) => value !== undefined && v.safeParse(schema, value).success;
  const { entries, item, wrapped, options = [], literal, getter } = Object.assign<Parts, Schema>({}, schema);
  const inner = wrapped ?? getter?.({}) ?? options.find(isSchema);
  const candidates = [
    BY_NAME[name],
    entries && Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, find(entry, key)])),
    ...(item ? [1, 2].map((length) => Array.from({ length }, () => find(item, name))) : []),
    inner && find(inner, name),
    ...options.filter((option) => !isSchema(option)),
    literal,
    ...CANDIDATES,
  ];
  return candidates.find(isValid);
}

/** Returns a value that the schema accepts. Throws if no candidate fits the schema. */
export function sampleValueOf(schema: Schema): unknown {
  const found = find(schema);
  if (!v.safeParse(schema, found).success) throw new Error(`No sample of ${JSON.stringify(schema).slice(0, 500)}`);
  return found;
}
