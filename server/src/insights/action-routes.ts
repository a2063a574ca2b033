import type { FastifyPluginAsync } from 'fastify';
import { actionCalls, FIRST_STEPS, KIND_LINE } from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import { authenticate } from '../accounts/authenticate';
import { removeDecision, saveDecision } from '../actions/store';
import type { Database } from '../database';
import { serveCall } from '../serve-call';
import type { Rule } from './recommendations/rule';
import { rules } from './recommendations/rules';

/** Parts of the dashboard that a user can close permanently. */
const CLOSABLE: readonly string[] = [KIND_LINE, FIRST_STEPS];

/** Returns the subject of a decision: a recommendation or a part of the dashboard. Throws a 404 for an unknown id. */
function findDecisionSubject(id: string): { readonly id: string; readonly rescue?: Rule['rescue'] } {
  if (CLOSABLE.includes(id)) return { id };
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule) throw new ApiError(404, 'Action not found.');
  return rule;
}

/** Stores a user's decisions about recommendations. */
export const actionRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };

  serveCall(app, actionCalls.decide, signedIn, async (request, { params: { id }, body }) => {
    const { rescue } = findDecisionSubject(id);
    if (body.state === 'dismissed' && rescue !== undefined) {
      throw fieldError('state', 'This help cannot be dismissed');
    }
    return saveDecision(db, request.account.id, id, body);
  });

  serveCall(app, actionCalls.reopen, signedIn, async (request, { params: { id } }, reply) => {
    await removeDecision(db, request.account.id, findDecisionSubject(id).id);
    return reply.code(204).send();
  });
};
