import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { parseBody } from '../http';
import { readJsonAs } from '../http/body-parser';
import { isFromThisMachine } from '../http/client-ip';
import { refuseOtherSites } from '../http/same-site';
import { byIp, perMinute, type Limits } from '../limits';
import { isPublished } from '../publishing/store';
import type { Resolve } from '../registry';
import { cspReport, readReport } from './report';
import { countViolation } from './store';
import { violationOf } from './violation';

/** A report repeats the policy, which is below 3 KB, and may have three long URLs. */
const BODY_LIMIT_BYTES = 32 * 1024;
const MAX_REPORTS_PER_MINUTE = 60;
/** Of each IP address (IPv6: of each /56 network): above it, violations that are new are counted without their files. */
const NEW_ROWS = { name: 'rows of policy reports', max: 10, windowMs: 60 * 60 * 1000 };

interface ReportRouteDependencies {
  readonly db: Database;
  readonly limits: Limits;
  /** The version of the host, whose own files may be the cause. */
  readonly version: string;
  readonly resolve: Resolve;
}

/** `POST /csp-reports`: violations of a page's policy, as browsers report them by themselves; anonymous. */
export async function cspReportRoutes(
  app: FastifyInstance,
  { db, limits, version, resolve }: ReportRouteDependencies,
): Promise<void> {
  readJsonAs(app, 'application/csp-report');

  const limited = {
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: perMinute(limits.flood, 'policy reports', { max: MAX_REPORTS_PER_MINUTE }),
  };
  app.post('/csp-reports', limited, async (request, reply) => {
    refuseOtherSites(request, 'Reports come from the pages of the product.');
    const report = readReport(parseBody(cspReport, request.body));
    const resolution = await resolve(request);
    // What happens in the fault lab or with a developer's own build is no violation of a release.
    const isAltered = resolution.lab !== undefined || (resolution.overrides ?? []).length > 0;
    if (!report || isAltered) return reply.code(204).send();
    const violation = await violationOf(report, { resolution, hostVersion: version }, async (release) =>
      isPublished(db, release.name, release.version),
    );
    const mayAdd = async () =>
      isFromThisMachine(request) || (await limits.exact.take([{ limit: NEW_ROWS, key: byIp(request) }])) === 0;
    if (violation) await countViolation(db, violation, mayAdd);
    return reply.code(204).send();
  });
}
