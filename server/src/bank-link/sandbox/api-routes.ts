import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database';
import { accountsOf, type SandboxAccount } from './sample-accounts';
import { transactionsOf } from './sample-transactions';
import { linksOf, removeLink, removeUser } from './store';
import { ACCESS_SECONDS, type SandboxTokens } from './tokens';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 90;

const credentials = v.object({ clientId: v.string(), secret: v.string(), origin: v.string() });
const word = v.optional(v.string());
const day = v.optional(v.pipe(v.string(), v.isoDate()));
const accountsQuery = v.object({ requestId: word, providerAccountId: word });
/** The aggregator's limit of transactions per response. */
const MAX_PAGE = 500;
const count = (max: number, fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max));
const transactionsQuery = v.object({
  accountId: word,
  fromDate: day,
  toDate: day,
  skip: count(999_999, '0'),
  top: count(MAX_PAGE, String(MAX_PAGE)),
});
const params = v.object({ id: v.string() });

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for texts of any length and content. */
const same = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

/** An error in the form of the aggregator's API. */
function refuse(reply: FastifyReply, status: number, errorCode: string, errorMessage: string): FastifyReply {
  return reply.code(status).send({ errorCode, errorMessage, referenceCode: reply.request.id });
}

const badInput = (reply: FastifyReply, name: string) => refuse(reply, 400, 'Y800', `Invalid value for ${name}`);

/** The part of the aggregator's API that a server uses: tokens, accounts, transactions, refreshing a connection, and removing a connection or a user. */
export function apiRoutes(app: FastifyInstance, { db, tokens }: { db: Database; tokens: SandboxTokens }): void {
  app.post('/ysl/auth/token', async (request, reply) => {
    const given = v.safeParse(credentials, request.body);
    const loginName = request.headers['loginname'];
    const isKnown =
      given.success && same(given.output.clientId, tokens.clientId) && same(given.output.secret, tokens.clientSecret);
    if (!isKnown) return refuse(reply, 401, 'Y303', 'Invalid clientId or secret');
    if (typeof loginName !== 'string' || loginName === '') return badInput(reply, 'loginName');
    if (!URL.canParse(given.output.origin)) return badInput(reply, 'origin');
    const { token: accessToken, issuedAt } = tokens.issue(loginName, new URL(given.output.origin).origin);
    return reply.code(201).send({ token: { accessToken, issuedAt, expiresIn: ACCESS_SECONDS } });
  });

  const userOf = (request: FastifyRequest): string | undefined => {
    const opened = tokens.readAccess(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    return opened.ok ? opened.claims.sub : undefined;
  };
  const notAllowed = (reply: FastifyReply) => refuse(reply, 401, 'Y020', 'Invalid token in authorization header');

  app.get('/ysl/accounts', async (request, reply) => {
    const user = userOf(request);
    if (user === undefined) return notAllowed(reply);
    const query = v.safeParse(accountsQuery, request.query);
    if (!query.success) return badInput(reply, 'the query');
    const { requestId, providerAccountId } = query.output;
    const links = (await linksOf(db, user)).filter(
      (link) =>
        (requestId === undefined || link.requestId === requestId) &&
        (providerAccountId === undefined || String(link.providerAccountId) === providerAccountId),
    );
    return links.length > 0 ? { account: links.flatMap((link) => accountsOf(link, new Date())) } : {};
  });

  app.get('/ysl/transactions', async (request, reply) => {
    const user = userOf(request);
    if (user === undefined) return notAllowed(reply);
    const query = v.safeParse(transactionsQuery, request.query);
    if (!query.success) return badInput(reply, 'the query');
    const { accountId, skip, top, toDate = new Date().toISOString().slice(0, 10) } = query.output;
    const fromDate =
      query.output.fromDate ?? new Date(Date.parse(toDate) - DEFAULT_DAYS * DAY_MS).toISOString().slice(0, 10);
    const isRequested = ({ id }: SandboxAccount) => accountId === undefined || String(id) === accountId;
    const accounts = (await linksOf(db, user)).flatMap((link) => accountsOf(link, new Date())).filter(isRequested);
    const found = accounts.flatMap((account) => transactionsOf(account, fromDate, toDate));
    return { transaction: found.slice(skip, skip + top) };
  });

  /** A connection of this user; its bank always responds at once, and can always be refreshed. */
  const connectionOf = async (request: FastifyRequest, reply: FastifyReply, id: string | undefined) => {
    const user = userOf(request);
    if (user === undefined) return notAllowed(reply);
    const link = (await linksOf(db, user)).find(({ providerAccountId }) => String(providerAccountId) === id);
    if (!link) return badInput(reply, 'providerAccountId');
    return { providerAccount: [{ id: link.providerAccountId, status: 'SUCCESS' }] };
  };
  app.get('/ysl/providerAccounts/:id', async (request, reply) =>
    connectionOf(request, reply, v.parse(params, request.params).id),
  );
  app.put('/ysl/providerAccounts', async (request, reply) => {
    const query = v.safeParse(v.object({ providerAccountIds: v.string() }), request.query);
    return connectionOf(request, reply, query.success ? query.output.providerAccountIds : undefined);
  });

  app.delete('/ysl/providerAccounts/:id', async (request, reply) => {
    const user = userOf(request);
    if (user === undefined) return notAllowed(reply);
    const { id } = v.parse(params, request.params);
    const isRemoved = /^\d{1,15}$/.test(id) && (await removeLink(db, user, Number(id)));
    return isRemoved ? reply.code(204).send() : badInput(reply, 'providerAccountId');
  });

  app.delete('/ysl/user/unregister', async (request, reply) => {
    const user = userOf(request);
    if (user === undefined) return notAllowed(reply);
    await removeUser(db, user);
    return reply.code(204).send();
  });
}
