import * as v from 'valibot';

/** The ids of one bank connection; an id that the widget has not reported is missing. */
export type ReportedLink = { request_id?: string; provider_account_id?: string };

export type WidgetMessage =
  /** `links`: all connections that were reported with an id. The server looks up the connections if the list is empty. */
  | { type: 'linked'; links: ReportedLink[] }
  /** `text`: the error text of the widget; null if the widget sent no text. */
  | { type: 'failed'; text: string | null }
  | { type: 'closed' }
  | { type: 'ignored' };

const TEXT_MAX = 300;
const ID_MAX = 200;
/** Maximum nesting of a message; more than known widgets use. */
const DEPTH_MAX = 3;

const anyText = v.fallback(v.optional(v.pipe(v.string(), v.trim())), undefined);
const anyId = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(ID_MAX),
    ),
  ),
  undefined,
);
const site = v.object({ status: anyText, reason: anyText, requestId: anyId, providerAccountId: anyId });
const fields = v.object({
  ...site.entries,
  type: anyText,
  action: anyText,
  fnToCall: anyText,
  message: anyText,
  code: v.fallback(v.optional(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()])), undefined),
  sites: v.fallback(v.array(v.unknown()), []),
  data: v.optional(v.unknown()),
});
type Fields = v.InferOutput<typeof fields>;
type Site = v.InferOutput<typeof site>;

const closingStatuses = ['USER_CLOSE_ACTION', 'ACTION_ABANDONED'];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns the message itself, parsed from JSON text and without the wrapper object that the widget adds for mobile apps.
 */
function unwrap(data: unknown, depth = 0): Fields | null {
  if (depth > DEPTH_MAX) return null;
  if (typeof data === 'string') return unwrap(parseJson(data), depth + 1);
  const read = v.safeParse(fields, data);
  if (!read.success) return null;
  return read.output.type === 'POST_MESSAGE' ? unwrap(read.output.data, depth + 1) : read.output;
}

function readSites(sites: unknown[]): Site[] {
  return sites.flatMap((entry) => {
    const read = v.safeParse(site, entry);
    return read.success ? [read.output] : [];
  });
}

/** Returns the reported connections that have an id. A later report of the same connection replaces an earlier one. */
function readLinks(successes: Site[]): ReportedLink[] {
  const links = new Map<string, ReportedLink>();
  for (const { requestId, providerAccountId } of successes) {
    const key = providerAccountId ?? requestId;
    if (key === undefined) continue;
    links.set(key, {
      ...(requestId !== undefined && { request_id: requestId }),
      ...(providerAccountId !== undefined && { provider_account_id: providerAccountId }),
    });
  }
  return [...links.values()];
}

const firstText = (...texts: (string | undefined)[]) => texts.find((text) => text)?.slice(0, TEXT_MAX) ?? null;

/** Returns the meaning of a widget message; never throws. Callers must check the sender. */
export function readWidgetMessage(data: unknown): WidgetMessage {
  const message = unwrap(data);
  if (!message) return { type: 'ignored' };
  const sites = readSites(message.sites);
  const statuses = [message.status, ...sites.map(({ status }) => status)];

  const successes = [message, ...sites].filter(({ status }) => status === 'SUCCESS');
  if (successes.length > 0) return { type: 'linked', links: readLinks(successes) };
  if (message.fnToCall === 'errorHandler' || message.code !== undefined || statuses.includes('FAILED')) {
    const failedSite = sites.find(({ status }) => status === 'FAILED');
    return { type: 'failed', text: firstText(message.message, message.reason, failedSite?.reason) };
  }
  if (message.action === 'exit' || closingStatuses.includes(message.status ?? '')) return { type: 'closed' };
  return { type: 'ignored' };
}
