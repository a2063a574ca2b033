import type { FastifyPluginAsync } from 'fastify';
import { actionCalls, KIND_LINE } from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import { authenticate } from '../accounts/authenticate';
import { removeDecision, saveDecision } from '../actions/store';
import type { Database } from '../database';
import { serveCall } from '../serve-call';
import type { Rule } from './recommendations/rule';
import { rules } from './recommendations/rules';

/** What may be decided about: a recommendation, or the kind line. */
type Decidable = Pick<Rule, 'id' | 'rescue'> | { readonly id: typeof KIND_LINE; readonly rescue?: undefined };

function decidable(id: string): Decidable {
  if (id === KIND_LINE) return { id: KIND_LINE };
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new ApiError(404, 'Action not found.');
  return rule;
}

/** What a user decides about the recommendations: done, postponed, dismissed, or open again. */
export const actionRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };

  serveCall(app, actionCalls.decide, signedIn, async (request, { params: { id }, body }) => {
    const { rescue } = decidable(id);
    if (body.state === 'dismissed' && rescue !== undefined) {
      throw fieldError('state', 'This help cannot be dismissed');
    }
    return saveDecision(db, request.account.id, id, body);
  });

  serveCall(app, actionCalls.reopen, signedIn, async (request, { params: { id } }, reply) => {
    await removeDecision(db, request.account.id, decidable(id).id);
    return reply.code(204).send();
  });
};
