import * as v from 'valibot';
import type { LinkSession } from '@verdant/shared/contract';

const technicalError = v.object({ code: v.string(), fnToCall: v.string(), title: v.string(), message: v.string() });
const pageData = v.object({ origin: v.optional(v.string()), error: v.optional(technicalError) });
const outcome = v.object({
  accounts: v.optional(v.array(v.record(v.string(), v.string())), []),
  messages: v.optional(v.array(v.unknown()), []),
  error: v.optional(technicalError),
});

/** Choices of a user in the bank-linking widget, and the language in which the widget was opened. */
export interface WidgetChoices {
  readonly bank: string;
  readonly user: string;
  readonly language?: string;
}

const send = async (url: string | URL, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

/** Opens the widget with the token of a session; `fields` replace or extend the form fields. */
export async function openWidget(session: LinkSession, fields: Record<string, string> = {}) {
  const accessToken = `Bearer ${session.access_token}`;
  const response = await send(session.fastlink_url, { accessToken, extraParams: 'configName=Aggregation', ...fields });
  const markup = await response.text();
  const data = /id="visit">(.*?)<\/script>/s.exec(markup)?.[1] ?? '{}';
  const { origin, error } = v.parse(pageData, JSON.parse(data));
  return {
    status: response.status,
    markup,
    policy: response.headers.get('content-security-policy') ?? '',
    origin,
    error,
  };
}

export async function fieldsToFinishLink(session: LinkSession, { bank, user, language = 'en' }: WidgetChoices) {
  const { markup } = await openWidget(session);
  const before = markup.slice(0, markup.indexOf(`<strong>${bank}</strong>`));
  const provider = /value="(\d+)" class="institution"(?!.*class="institution")/s.exec(before)?.[1];
  if (provider === undefined) throw new Error(`${bank} is not in the list`);
  return { accessToken: `Bearer ${session.access_token}`, provider, user, language };
}

export const finishUrl = (session: LinkSession) => new URL('/widget/finish', session.fastlink_url);

/** Completes the widget. Resolves to the content of its last page and the messages that the page posts. */
export async function completeWidget(session: LinkSession, choices: WidgetChoices) {
  const response = await send(finishUrl(session), await fieldsToFinishLink(session, choices));
  const { accounts, messages, error } = v.parse(outcome, await response.json());
  return { status: response.status, accounts, error, messages };
}

const success = v.object({ requestId: v.string(), providerAccountId: v.number() });

/** Completes the widget with a user name whose connection succeeds. Resolves to the first ids that the widget reports. */
export async function linkBankInWidget(
  session: LinkSession,
  choices: WidgetChoices,
): Promise<v.InferOutput<typeof success>> {
  const { messages } = await completeWidget(session, choices);
  const [first] = messages;
  const sites = v.safeParse(v.object({ sites: v.array(v.unknown()) }), first);
  return v.parse(success, sites.success ? sites.output.sites[0] : first);
}
