import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pullRequestOf, type ActivationResult } from '../../contract';
import { ApiError, parseBody, parseParams } from '../http';
import { limitPerMinute } from '../limits';
import type { Platform } from '../options';
import { requireOperator } from '../permissions';
import { verifySignedRequest, type SignedRequest } from '../signing/signed-request';
import { activateRelease, type ActivationRequest } from './activate-release';
import { activationCommand, NO_RELEASE_VERSION, type ActivationCommand, type RemoteState } from './remote-state';

/** Actions of signed-in operators on any remote. */
const operatorActions = ['rollback', 'freeze', 'unfreeze', 'remove'] as const;
const signedActions = ['activate', 'canary', 'rollback'] as const;

const MAX_REASON = 300;
const NO_REASON = 'No reason was given.';
/** Pattern of texts that the database stores unchanged and a terminal shows unchanged. */
const PRINTABLE = /^[^\p{Cc}\p{Surrogate}]*$/u;

const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON), v.regex(PRINTABLE)), '');
const payload = v.intersect([activationCommand, v.object({ reason })]);

const FIELD_TEXTS: Record<string, string> = {
  version: `The version must look like 1.2.0, or be "${NO_RELEASE_VERSION}" to go back to the build next to the server.`,
  reason: `The reason is one line of 1 to ${MAX_REASON} characters.`,
  percent: 'The percentage is a whole number from 0 to 100.',
};

/** Returns the command of a payload. Throws 422 if it is invalid, and 409 for a preview. */
export function readActivation({ payload: sent }: Pick<SignedRequest, 'payload'>): {
  command: ActivationCommand;
  reason: string;
} {
  const result = v.safeParse(payload, sent);
  if (!result.success) {
    throw new ApiError(
      422,
      FIELD_TEXTS[v.getDotPath(result.issues[0]) ?? ''] ?? 'This action does not activate a release.',
    );
  }
  const { reason: text, ...command } = result.output;
  const given = 'version' in command ? command.version : undefined;
  if (given === NO_RELEASE_VERSION && command.action !== 'rollback') {
    throw new ApiError(422, 'Only a rollback can activate the build that is deployed with the server.');
  }
  if (given !== undefined && pullRequestOf(given) !== undefined) {
    throw new ApiError(409, `${given} is a preview, which visitors never get: publish a release of it.`);
  }
  return { command, reason: text || NO_REASON };
}

const CONTROLS: Partial<Record<ActivationCommand['action'], string>> = {
  freeze:
    'It is frozen: nothing of it can be activated until an operator unfreezes it. Rollbacks go on, automatic ones too.',
  unfreeze: 'It is no longer frozen.',
  remove: 'The release is removed, and its version stays taken. Copies in browsers and at a CDN are not reached.',
};

function sentenceOf(name: string, { stable, canary }: RemoteState, isBuilt: boolean): string {
  const without = isBuilt ? 'the build next to the server' : 'nothing: no release is active and no build exists';
  const everyone = stable === null ? without : `${name} ${stable}`;
  if (!canary) return `Everyone gets ${everyone}.`;
  return `${canary.percent}% of the visitors get ${name} ${canary.version}, everyone else gets ${everyone}.`;
}

const named = v.object({ name: v.string() });
const operation = v.looseObject({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Please give a reason')) });
const MAX_OPERATIONS_PER_MINUTE = 30;

export interface ActivationDependencies extends Platform {
  readonly onRolledBack: (name: string) => Promise<void>;
}

/** Registers routes that change active releases: `/releases` needs a signed request, `/operations` a signed-in operator. */
export async function activationRoutes(app: FastifyInstance, dependencies: ActivationDependencies): Promise<void> {
  const { db, builds, limits, onRolledBack } = dependencies;

  const apply = async (request: FastifyRequest, order: ActivationRequest): Promise<ActivationResult> => {
    const { name, by, command } = order;
    const { action } = command;
    const { state, isChanged } = await activateRelease(db, builds, order);
    const isBuilt = builds.remotes.some(({ manifest }) => manifest.name === name);
    const done = isChanged ? CONTROLS[action] : 'Nothing to change.';
    const message = [done, sentenceOf(name, state, isBuilt)].filter(Boolean).join(' ');
    if (isChanged && action === 'rollback') await onRolledBack(name);
    if (isChanged) request.log.info({ switch: action, by }, message);
    return { name, stable: state.stable, canary: state.canary, changed: isChanged, message };
  };

  for (const action of signedActions) {
    app.post(`/releases/:name/${action}`, async (request) => {
      const { name } = parseParams(named, request.params);
      const signed = await verifySignedRequest(dependencies, request.body, { action, name });
      const { keyId: by, isOperators } = signed;
      return apply(request, { name, ...readActivation(signed), by, isOperators });
    });
  }

  const limited = { preHandler: limitPerMinute(limits.flood, 'operations', { max: MAX_OPERATIONS_PER_MINUTE }) };
  for (const action of operatorActions) {
    app.post(`/operations/:name/${action}`, limited, async (request) => {
      const by = await requireOperator(request, dependencies);
      const { name } = parseParams(named, request.params);
      const given = readActivation({ payload: { ...parseBody(operation, request.body), action } });
      return apply(request, { name, ...given, by, isOperators: true });
    });
  }
}
