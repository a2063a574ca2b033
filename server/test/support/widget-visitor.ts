import * as v from 'valibot';
import type { LinkSession } from '@verdant/shared/contract';

export interface WidgetPage {
  readonly status: number;
  readonly markup: string;
  readonly policy: string;
  /** The messages that the page posts to its parent, as inlined in the page. */
  readonly messages: unknown[];
}

const inlinedMessages = v.array(v.object({ data: v.unknown(), afterMs: v.number() }));

async function readPage(response: Response): Promise<WidgetPage> {
  const markup = await response.text();
  const messages = /id="messages">(.*?)<\/script>/s.exec(markup)?.[1] ?? '[]';
  return {
    status: response.status,
    markup,
    policy: response.headers.get('content-security-policy') ?? '',
    messages: v.parse(inlinedMessages, JSON.parse(messages)).map(({ data }) => data),
  };
}

/** Sends a form as a browser sends it into the frame. */
export async function post(url: string | URL, fields: Record<string, string>): Promise<WidgetPage> {
  return readPage(await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

/** Opens the widget with a session's token, or with what the test puts in its place. */
export async function openWidget(session: LinkSession, fields: Record<string, string> = {}): Promise<WidgetPage> {
  return post(session.fastlink_url, {
    accessToken: `Bearer ${session.access_token}`,
    extraParams: 'configName=Aggregation',
    ...fields,
  });
}

/** Where the visitor stands, for the next form. */
export function visitIn({ markup }: WidgetPage): string {
  return /name="visit" value="([^"]+)"/.exec(markup)?.[1] ?? '';
}

/** Goes the whole way as a user does: the bank, the user name, the code if asked, the consent; the last page. */
export async function walkWidget(
  session: LinkSession,
  { bank, user, ...opening }: { bank: string; user: string; extraParams?: string },
): Promise<WidgetPage> {
  const step = async (name: string, before: WidgetPage, fields: Record<string, string> = {}) =>
    post(new URL(`/widget/${name}`, session.fastlink_url), { visit: visitIn(before), ...fields });
  const list = await openWidget(session, opening);
  const provider = new RegExp(`value="(\\d+)"[^>]*>(?:(?!</button>).)*<strong>${bank}</strong>`, 's').exec(
    list.markup,
  )?.[1];
  if (provider === undefined) throw new Error(`${bank} is not in the list`);
  let page = await step('institution', list, { provider });
  page = await step('credentials', page, { user, password: 'anything' });
  if (page.markup.includes('name="code"')) page = await step('code', page, { code: '123456' });
  page = await step('consent', page);
  return page.markup.includes('/widget/finish') ? step('finish', page) : page;
}

const success = v.object({ requestId: v.string(), providerAccountId: v.number() });

/** As `walkWidget`, for a user name that connects; the ids that the widget reports first. */
export async function visitWidget(
  session: LinkSession,
  way: { bank: string; user: string },
): Promise<v.InferOutput<typeof success>> {
  const { messages } = await walkWidget(session, way);
  const [first] = messages;
  const sites = v.safeParse(v.object({ sites: v.array(v.unknown()) }), first);
  return v.parse(success, sites.success ? sites.output.sites[0] : first);
}
