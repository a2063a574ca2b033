import * as v from 'valibot';
import type { ApiCall } from './api-call';

const url = v.pipe(v.string(), v.url());

/** POST /bank/link-session: data with which the page opens the aggregator's widget. */
export const linkSession = v.object({
  /** URL of the widget. The page posts a form to this URL inside a frame. */
  fastlink_url: url,
  /** URL of the script that defines `window.fastlink`. */
  initialize_js_url: url,
  /** Token for this user only, valid for at most 30 minutes. */
  access_token: v.pipe(v.string(), v.nonEmpty()),
  config_name: v.pipe(v.string(), v.nonEmpty()),
  /** The only origin from which the page accepts messages of the widget. */
  allowed_origin: url,
});
export type LinkSession = v.InferOutput<typeof linkSession>;

/** An id that the widget reports as a number or a string; stored as a string. */
const reportedId = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.safeInteger(), v.transform(String))], 'Invalid value'),
  v.nonEmpty('Invalid value'),
  v.maxLength(200, 'Invalid value'),
);

/** POST /bank/links: the widget's report of a connected bank, verified by the server; without ids, of all connections. */
export const confirmLinkRequest = v.object({
  request_id: v.optional(reportedId),
  provider_account_id: v.optional(reportedId),
});
export type ConfirmLinkRequest = v.InferOutput<typeof confirmLinkRequest>;

export const bankAccount = v.object({
  /** Identifies the account, because two accounts of a bank can have equal names and equal last digits. */
  id: v.string(),
  name: v.string(),
  /** Account number of which only the last digits are visible, such as `xxxx4821`. */
  masked_number: v.string(),
  /** Type of the account in the aggregator's terms, such as `SAVINGS`. */
  type: v.string(),
  currency: v.string(),
});

/** Scopes of a user's consent, in the aggregator's terms. */
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

/** Response of GET /bank/links, and of POST /bank/links, which returns only the confirmed links. */
export const bankLinksResponse = v.object({ links: v.array(bankLink) });

export const bankLinkCalls = {
  openSession: { method: 'POST', path: '/bank/link-session', response: linkSession },
  confirm: { method: 'POST', path: '/bank/links', body: confirmLinkRequest, response: bankLinksResponse },
  list: { method: 'GET', path: '/bank/links', response: bankLinksResponse },
  disconnect: { method: 'DELETE', path: '/bank/links/:id', params: v.object({ id: v.string() }) },
} as const satisfies Record<string, ApiCall>;
