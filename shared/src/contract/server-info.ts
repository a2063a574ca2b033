import * as v from 'valibot';
import type { ApiCall } from './api-call';

/** Contact of the operator: an email address (`mailto:`) or a page. */
export const contact = v.object({
  label: v.string(),
  href: v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/)/)),
});
export type Contact = v.InferOutput<typeof contact>;

/** GET /contact, without sign-in; `contact` is null if the operator has published no contact. */
export const contactResponse = v.object({ contact: v.nullable(contact) });

export const contactCalls = {
  read: { method: 'GET', path: '/contact', response: contactResponse },
} as const satisfies Record<string, ApiCall>;

/** GET /health: 200 when the database responds, else 503 with `status: 'unavailable'`. */
export const healthResponse = v.object({
  status: v.picklist(['ok', 'unavailable']),
  version: v.string(),
  uptime_seconds: v.number(),
  database: v.picklist(['ok', 'unavailable']),
});
export type HealthResponse = v.InferOutput<typeof healthResponse>;
