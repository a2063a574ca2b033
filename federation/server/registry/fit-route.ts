import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { remotePage, releaseNeeds } from '../../contract';
import { fitOf } from '../../contract/fit';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { parseBody } from '../http';
import { pathConflict } from './path-conflict';
import { findActiveOfOthers } from './switch-store';

/** What a release declares; `needs` are known once it is built. */
const question = v.object({
  name: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  needs: v.optional(releaseNeeds),
});

export interface FitAnswer {
  /** The version of the contract that the shell keeps. */
  readonly contract: string;
  /** Why the shell would not run it, in words; null when it would. */
  readonly problem: string | null;
}

/**
 * `POST /releases/fit`: whether a release would run in this shell, before it is published or even built. It needs no
 * signature: shell and pages are there for everybody to see, and nothing is stored.
 */
export function fitRoute(app: FastifyInstance, db: Database, { offering, remotes }: Builds): void {
  app.post('/releases/fit', async (request): Promise<FitAnswer> => {
    const { name, contract, pages, needs } = parseBody(question, request.body);
    if (!offering) return { contract: '', problem: 'this server has no shell yet' };
    const fit = fitOf({ contract, needs: needs ?? { shared: {}, federation: offering.provides.federation } }, offering);
    const others = [...remotes.map(({ manifest }) => manifest), ...(await findActiveOfOthers(db, name))];
    const problem = fit.fits ? pathConflict({ name, pages }, others) : fit.reason;
    return { contract: offering.contract, problem: problem ?? null };
  });
}
