import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { confirmLinkRequest, type BankLinksResponse, type LinkSession } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { ApiError, parseBody, parseParams } from '@verdant/federation/http';
import { pageOrigin, type BankLinking } from './linking';
import { confirmLink, disconnect, listLinks, type Asking } from './service';
import { recordConsent } from './store';

interface BankLinkContext {
  readonly db: Database;
  /** How banks are connected; undefined when that is switched off. */
  readonly bankLinking: BankLinking | undefined;
}

const linkId = v.object({ id: v.string() });

/** Connecting a bank, listing what is connected, and disconnecting it. */
export const bankLinkRoutes: FastifyPluginAsync<BankLinkContext> = async (app, { db, bankLinking }) => {
  const signedIn = { preHandler: authenticate(db) };

  const linking = (): BankLinking => {
    if (!bankLinking) throw new ApiError(503, 'Bank connections are not available.');
    return bankLinking;
  };
  const originOf = (request: FastifyRequest) => pageOrigin(request.headers, request.protocol);
  const asking = (request: FastifyRequest): Asking => ({
    db,
    aggregator: linking().aggregator,
    userId: request.account.id,
    origin: originOf(request),
  });

  app.post('/bank/link-session', signedIn, async (request): Promise<LinkSession> => {
    const { aggregator, configName, widgetFor } = linking();
    const { fastlinkUrl, scriptUrl } = widgetFor(request.headers);
    const accessToken = await aggregator.tokenFor(request.account.id, originOf(request));
    await recordConsent(db, request.account.id);
    return {
      fastlink_url: fastlinkUrl,
      initialize_js_url: scriptUrl,
      access_token: accessToken,
      config_name: configName,
      allowed_origin: new URL(fastlinkUrl).origin,
    };
  });

  app.post('/bank/links', signedIn, async (request): Promise<BankLinksResponse> => ({
    links: await confirmLink(asking(request), parseBody(confirmLinkRequest, request.body)),
  }));

  app.get('/bank/links', signedIn, async (request): Promise<BankLinksResponse> => ({
    links: await listLinks(db, request.account.id),
  }));

  app.delete('/bank/links/:id', signedIn, async (request, reply) => {
    await disconnect(asking(request), parseParams(linkId, request.params).id);
    return reply.code(204).send();
  });
};
