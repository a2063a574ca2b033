import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { parseBody } from '../http';
import { readJsonAs } from '../http/body-parser';
import { refuseOtherSites } from '../http/request-guards';
import { perMinute, type Limits } from '../limits';
import type { Resolve } from '../registry';
import { cspReport, readViolation } from './report';

/** Limit of a report, which repeats the policy (below 3 KB) and may have three long URLs. */
const BODY_LIMIT_BYTES = 32 * 1024;
const MAX_REPORTS_PER_MINUTE = 60;

interface ReportRouteDependencies {
  readonly limits: Limits;
  readonly metrics: Registry;
  readonly product: string;
  /** Version of the host, whose own files may cause violations. */
  readonly version: string;
  readonly resolve: Resolve;
}

/** `POST /csp-reports`: logs and counts violations of a page's policy, as browsers report them by themselves; anonymous. */
export async function cspReportRoutes(
  app: FastifyInstance,
  { limits, metrics, product, version, resolve }: ReportRouteDependencies,
): Promise<void> {
  readJsonAs(app, 'application/csp-report');
  const violations = new Counter({
    name: `${product}_csp_violations_total`,
    help: 'Violations of the Content Security Policy that browsers reported to this server.',
    labelNames: ['remote', 'version', 'directive'],
    registers: [metrics],
  });

  const limited = {
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: perMinute(limits.flood, 'policy reports', { max: MAX_REPORTS_PER_MINUTE }),
  };
  app.post('/csp-reports', limited, async (request, reply) => {
    refuseOtherSites(request, 'Reports come from the pages of the product.');
    const report = parseBody(cspReport, request.body);
    const resolution = await resolve(request);
    const violation = readViolation(report, resolution, version);
    // Violations in the fault lab or of a developer's own build do not count for a release.
    const isAltered = resolution.lab !== undefined || (resolution.overrides ?? []).length > 0;
    if (violation && !isAltered) {
      const { remote, version: release, directive } = violation;
      violations.inc({ remote, version: release, directive });
      request.log.warn({ violation }, 'a page broke its Content Security Policy');
    }
    return reply.code(204).send();
  });
}
