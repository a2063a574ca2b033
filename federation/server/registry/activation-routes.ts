import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ActivationResult, ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import { parseBody, parseParams } from '../http';
import { perMinute, type Limits } from '../limits';
import { verifySignedRequest, type SignedContext } from '../signing/signed-request';
import { activateRelease, type ActivationOrder } from './activate-release';
import { operatorActions, readActivation, signedActions } from './activation-request';
import { describeActivation } from './describe';

const named = v.object({ name: v.string() });
const operation = v.looseObject({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Please give a reason')) });
const MAX_OPERATIONS_PER_MINUTE = 30;

export interface ActivationDependencies extends SignedContext {
  readonly builds: Builds;
  readonly limits: Limits;
  /** Throws 401 or 403 for users who are no operators. */
  readonly requireOperator: (request: FastifyRequest) => Promise<string>;
  readonly onRolledBack: (name: string) => Promise<void>;
  readonly onRemoved: (removed: readonly ReleaseManifest[]) => Promise<void>;
}

/**
 * Registers the routes that change active releases: those below `/releases` require a signed request, those below
 * `/operations` a signed-in operator.
 */
export async function activationRoutes(app: FastifyInstance, dependencies: ActivationDependencies): Promise<void> {
  const { db, builds, limits, requireOperator, onRolledBack, onRemoved } = dependencies;

  const apply = async (request: FastifyRequest, order: ActivationOrder): Promise<ActivationResult> => {
    const { name, by, command } = order;
    const { action } = command;
    const switched = await activateRelease(db, builds, order);
    const isBuilt = builds.remotes.some(({ manifest }) => manifest.name === name);
    const response = describeActivation(name, action, switched, isBuilt);
    if (switched.isChanged && action === 'rollback') await onRolledBack(name);
    if (switched.removed) await onRemoved([switched.removed]);
    if (switched.isChanged) request.log.info({ switch: action, by }, response.message);
    return response;
  };

  for (const action of signedActions) {
    app.post(`/releases/:name/${action}`, async (request) => {
      const { name } = parseParams(named, request.params);
      const signed = await verifySignedRequest(dependencies, request.body, { action, name });
      const { keyId: by, isOperators } = signed;
      return apply(request, { name, ...readActivation(signed), by, isOperators });
    });
  }

  const limited = { preHandler: perMinute(limits.flood, 'operations', { max: MAX_OPERATIONS_PER_MINUTE }) };
  for (const action of operatorActions) {
    app.post(`/operations/:name/${action}`, limited, async (request) => {
      const by = await requireOperator(request);
      const { name } = parseParams(named, request.params);
      const given = readActivation({ payload: { ...parseBody(operation, request.body), action } });
      return apply(request, { name, ...given, by, isOperators: true });
    });
  }
}
