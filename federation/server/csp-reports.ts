import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import * as v from 'valibot';
import { HOST_NAME } from '../contract/faults';
import { addJsonBodyParser, parseBody } from './http/parse';
import { isFilePath } from './http/paths';
import { refuseCrossSiteRequest } from './http/request-guards';
import { limitPerMinute } from './limits';
import type { Platform } from './options';
import { isUnaltered, listReleases, type Resolution, type Resolve } from './registry/resolution';

const text = v.pipe(v.string(), v.maxLength(8192));
const optionalText = v.nullish(text, '');

const cspReport = v.object({
  'csp-report': v.object({
    /** URL of the page, whose origin is taken as this server's own origin. */
    'document-uri': text,
    'effective-directive': optionalText,
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'source-file': optionalText,
  }),
});

/** Directives of our policies, and directives that fall back to one of them. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr worker-src connect-src style-src style-src-elem style-src-attr
  img-src font-src media-src object-src frame-src child-src manifest-src base-uri form-action frame-ancestors
  require-trusted-types-for trusted-types`.split(/\s+/),
);

const MAX_LENGTH = 200;

/** Returns a URL without personal data: the path of a file, the origin of another site, or a scheme or keyword. */
function blockedSourceOf(url: string, ownOrigin: string): string {
  if (/^[a-z-]{0,40}$/.test(url)) return url;
  if (!URL.canParse(url)) return '';
  const { origin, pathname, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return protocol;
  if (origin !== ownOrigin) return origin.slice(0, MAX_LENGTH);
  return isFilePath(pathname) ? pathname.slice(0, MAX_LENGTH) : 'page';
}

function releaseOf(urls: readonly string[], ownOrigin: string, resolution: Resolution, hostVersion: string) {
  const releases = [...listReleases(resolution), { remote: HOST_NAME, version: hostVersion, url: '/static/' }];
  const isIn = (folder: string) => urls.some((url) => url.startsWith(new URL(folder, ownOrigin).href));
  const { remote, version } = releases.find(({ url }) => isIn(url)) ?? { remote: '', version: '' };
  return { remote, version };
}

/**
 * Returns the violation in a report, with the remote whose file caused it or was blocked, or an empty name for other
 * causes. Returns undefined for an unknown directive, a page without an HTTP URL, and files of browser extensions or the
 * fault lab.
 */
export function readCspViolation(
  { 'csp-report': report }: v.InferOutput<typeof cspReport>,
  resolution: Resolution,
  hostVersion: string,
) {
  const { 'document-uri': page, 'source-file': source, 'blocked-uri': blocked } = report;
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ', 1);
  if (!DIRECTIVES.has(directive) || !/^https?:/.test(page) || !URL.canParse(page)) return undefined;
  const { origin } = new URL(page);
  const isForeign = (url: string) => /^[a-z-]*extension\b/.test(url) || url.startsWith(`${origin}/lab/`);
  if ([source, blocked].some(isForeign)) return undefined;
  const release = releaseOf([source, blocked], origin, resolution, hostVersion);
  return { ...release, directive, blocked: blockedSourceOf(blocked, origin), source: blockedSourceOf(source, origin) };
}

/** Maximum size of a report: the policy (below 3 KB) and up to three long URLs. */
const BODY_LIMIT_BYTES = 32 * 1024;
const MAX_REPORTS_PER_MINUTE = 60;

/** Serves `POST /csp-reports`, to which browsers report policy violations without sign-in. */
export async function cspReportRoutes(
  app: FastifyInstance,
  { limits, version, resolve }: Platform & { readonly resolve: Resolve },
): Promise<void> {
  addJsonBodyParser(app, 'application/csp-report');
  const violations = new Counter({
    name: `${app.productName}_csp_violations_total`,
    help: 'Violations of the Content Security Policy that browsers reported to this server.',
    labelNames: ['remote', 'version', 'directive'],
    registers: [app.metrics],
  });

  const limited = {
    bodyLimit: BODY_LIMIT_BYTES,
    preHandler: limitPerMinute(limits.flood, 'policy reports', { max: MAX_REPORTS_PER_MINUTE }),
  };
  app.post('/csp-reports', limited, async (request, reply) => {
    refuseCrossSiteRequest(request, 'Reports come from the pages of the product.');
    const report = parseBody(cspReport, request.body);
    const resolution = await resolve(request);
    const violation = readCspViolation(report, resolution, version);
    // Faults and overrides change the files, so violations in these files are not counted for the release.
    if (violation && isUnaltered(resolution)) {
      const { remote, version: release, directive } = violation;
      violations.inc({ remote, version: release, directive });
      request.log.warn({ violation }, 'a page broke its Content Security Policy');
    }
    return reply.code(204).send();
  });
}
