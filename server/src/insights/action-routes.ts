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

/** Returns the rule about whose recommendation a user decides; undefined for a part of the dashboard. Throws a 404. */
function findDecidedRule(id: string): Rule | undefined {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule && !CLOSABLE.includes(id)) throw new ApiError(404, 'Action not found.');
  return rule;
}

/** Stores a user's decisions about recommendations. */
export const actionRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };

  serveCall(app, actionCalls.decide, signedIn, async (request, { params: { id }, body }) => {
    const isHelp = findDecidedRule(id)?.rescue !== undefined;
    if (body.state === 'dismissed' && isHelp) throw fieldError('state', 'This help cannot be dismissed');
    return saveDecision(db, request.account.id, id, body);
  });

  serveCall(app, actionCalls.reopen, signedIn, async (request, { params: { id } }, reply) => {
    findDecidedRule(id);
    await removeDecision(db, request.account.id, id);
    return reply.code(204).send();
  });
};
