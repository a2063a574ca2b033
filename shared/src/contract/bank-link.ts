import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());

/** POST /bank/link-session: what the widget needs. Client id and secret stay with the server (readings, "Bank connection"). */
export const linkSession = v.object({
  /** Where the widget is opened, by a form into a frame. */
  fastlink_url: address,
  /** The script that defines `window.fastlink`. */
  initialize_js_url: address,
  /** For this person only, at most 30 minutes. */
  access_token: v.pipe(v.string(), v.nonEmpty()),
  config_name: v.pipe(v.string(), v.nonEmpty()),
  /** The one origin whose messages count. */
  allowed_origin: address,
});
export type LinkSession = v.InferOutput<typeof linkSession>;

/** An id as the widget reports it, a number or a text; kept as a text. */
const reportedId = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.safeInteger(), v.transform(String))], 'Invalid value'),
  v.nonEmpty('Invalid value'),
  v.maxLength(200, 'Invalid value'),
);

/**
 * POST /bank/links: what the widget reported. The server asks the aggregator and believes only that. Without any id
 * it looks at whatever the aggregator holds for this person.
 */
export const confirmLinkRequest = v.object({
  request_id: v.optional(reportedId),
  provider_account_id: v.optional(reportedId),
});
export type ConfirmLinkRequest = v.InferOutput<typeof confirmLinkRequest>;

export const bankAccount = v.object({
  name: v.string(),
  /** The last digits only, such as `xxxx4821`. */
  masked_number: v.string(),
  /** The aggregator's word, such as `SAVINGS`. */
  type: v.string(),
  currency: v.string(),
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

/** What a person has agreed to, in the aggregator's terms. */
export const consentScopes = ['accounts', 'transactions'] as const;

export const bankLink = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  institution: v.string(),
  accounts: v.array(bankAccount),
  /** `expired`: the consent ran out and the bank must be connected again. */
  status: v.picklist(['active', 'expired']),
  /** ISO timestamps. */
  consent: v.object({ since: v.string(), until: v.string(), scope: v.array(v.picklist(consentScopes)) }),
});
export type BankLink = v.InferOutput<typeof bankLink>;

/** GET /bank/links, and the answer to a confirmation, which holds what was confirmed. */
export const bankLinksResponse = v.object({ links: v.array(bankLink) });
export type BankLinksResponse = v.InferOutput<typeof bankLinksResponse>;
