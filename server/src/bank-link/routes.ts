import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { bankLinkCalls } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import { queueNotice } from '../accounts/notices';
import { ApiError } from '@verdant/federation/http';
import { limitedRouteOptions, type LimitedRoutesContext } from '../money/limit-changes';
import { serveCall } from '../serve-call';
import { pageOrigin, type BankLinking } from './linking';
import type { Jobs } from '../jobs';
import { bankRefreshJobKind, confirmLink, disconnect, listLinks, type LinkRequestContext } from './service';
import { recordConsent, type UpdateDerivedData } from './store';

/** Maximum confirmations per minute: each causes a request to the aggregator and an update of the data. */
const MAX_CONFIRMATIONS_PER_MINUTE = 10;

interface BankLinkContext extends LimitedRoutesContext {
  readonly bankLinking: BankLinking | undefined;
  readonly jobs: Jobs;
  readonly forgetMoney: UpdateDerivedData;
}

/** Serves the calls that connect, list and disconnect banks. */
export const bankLinkRoutes: FastifyPluginAsync<BankLinkContext> = async (app, context) => {
  const { db, bankLinking, jobs, forgetMoney } = context;
  const signedIn = { preHandler: authenticate(db) };

  const linking = (): BankLinking => {
    if (!bankLinking) throw new ApiError(503, 'Bank connections are not available.');
    return bankLinking;
  };
  const asking = (request: FastifyRequest): LinkRequestContext => ({
    db,
    aggregator: linking().aggregator,
    userId: request.account.id,
  });

  serveCall(app, bankLinkCalls.openSession, signedIn, async (request) => {
    if (request.account.isDemo) throw new ApiError(403, 'A demo household cannot link a bank.');
    const { aggregator, configName, widgetFor } = linking();
    const { fastlinkUrl, scriptUrl } = widgetFor(request.headers);
    const origin = pageOrigin(request.headers, request.protocol);
    const accessToken = await aggregator.tokenFor(request.account.id, origin);
    await recordConsent(db, request.account.id);
    return {
      fastlink_url: fastlinkUrl,
      initialize_js_url: scriptUrl,
      access_token: accessToken,
      config_name: configName,
      allowed_origin: new URL(fastlinkUrl).origin,
    };
  });

  const confirming = limitedRouteOptions(context, 'bank link', MAX_CONFIRMATIONS_PER_MINUTE);
  serveCall(app, bankLinkCalls.confirm, confirming, async (request, { body }) => {
    const { links, isNew } = await confirmLink(asking(request), body);
    await jobs.send(bankRefreshJobKind, { user_id: request.account.id });
    if (isNew) await queueNotice(context, request, 'bank-linked', request.account);
    return { links };
  });

  serveCall(app, bankLinkCalls.list, signedIn, async (request) => ({
    links: await listLinks(db, request.account.id),
  }));

  serveCall(app, bankLinkCalls.disconnect, signedIn, async (request, { params }, reply) => {
    await disconnect(asking(request), params.id, forgetMoney);
    await queueNotice(context, request, 'bank-disconnected', request.account);
    return reply.code(204).send();
  });
};
