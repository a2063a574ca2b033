import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAlerts } from './alerts/alerts';
import { readBuilds, renewCopies, type Builds } from './builds/read-builds';
import { cspReportRoutes } from './csp-reports';
import { createActiveReleaseCopies } from './file-store/disk-copies';
import { openFileStore } from './file-store/file-store';
import { createPrerenderer } from './host-page/prerenderer';
import { inlineScriptHashes, servePages } from './host-page/serve-pages';
import { API_PREFIX, neverCache } from './http';
import { acceptOnlyJsonBodies } from './http/parse';
import { compressResponses } from './http/compress';
import { keepOnlyProductCookies } from './http/cookies';
import { sendError } from './http/errors';
import { collectMethods, unknownPathHandler } from './http/paths';
import { requireSingleHostHeader, refuseServiceWorkers } from './http/request-guards';
import { allowCrossOriginFiles, sendSecurityHeaders, requireHttps } from './http/security-headers';
import { sendApiHeaders } from './http/server-options';
import { createLimits, limitRequests, shareFloodCounts } from './limits';
import { collectPages } from './load-reports/collect-pages';
import { createRollbackDecider } from './load-reports/judge';
import { countLoads, serveMetrics } from './load-reports/metrics';
import { loadReportRoutes } from './load-reports/routes';
import { createMetrics } from './metrics';
import type { FederationOptions, Platform } from './options';
import { developerOverrides, hasReleaseOverride } from './overrides/override-layer';
import { identityWithoutSignIn, mayPreview, overridePolicyOf } from './permissions';
import { overrideRoutes } from './overrides/routes';
import { publishingRoutes } from './publishing/publish';
import {
  publicFileReader,
  releaseFileReader,
  serveBuilds,
  serveReleases,
  type ReadSourceMap,
} from './publishing/release-files';
import { createPublishedReleasesLayer } from './registry/published-layer';
import { createPublishedReader } from './registry/published-remotes';
import { createResolver } from './registry/resolution';
import { removeExpendableReleases } from './registry/retention';
import { registryRoutes } from './registry/routes';
import { remoteHealthRoutes } from './remote-health/routes';
import { createRemoteConfigLayer, serviceRoutes } from './services/routes';
import { createHourlyRunner, scheduleCleanup } from './sweep';

/** Sets up JSON bodies, errors, cookies and security headers, also for the product's own routes. */
async function setUpHttp(app: FastifyInstance, builds: Builds, options: FederationOptions) {
  const { settings, widgetFor = () => undefined, serviceWorker } = options;
  sendApiHeaders(app);
  requireHttps(app, settings.publicOrigin);
  acceptOnlyJsonBodies(app);
  app.setErrorHandler(sendError);
  const handleUnknown = unknownPathHandler(collectMethods(app));
  app.setNotFoundHandler(handleUnknown);
  await app.register(cookies);
  keepOnlyProductCookies(app);
  await compressResponses(app);
  const allowPage = await sendSecurityHeaders(app, inlineScriptHashes(builds), widgetFor);
  allowCrossOriginFiles(app);
  refuseServiceWorkers(app, serviceWorker);
  // Registered after the other hooks, because the error response of this hook needs the headers that they set.
  requireSingleHostHeader(app);
  return { handleUnknown, allowPage };
}

async function federation(app: FastifyInstance, options: FederationOptions): Promise<void> {
  const { db, settings, keysFile, version, page, slots = [], hostPaths = [] } = options;
  const { identity = identityWithoutSignIn, limits = createLimits(), product = 'federation' } = options;
  app.decorate('productName', product);
  const builds = readBuilds(options.builds, slots);
  for (const problem of builds.problems) app.log.warn(problem);
  createMetrics(app);
  const { handleUnknown, allowPage } = await setUpHttp(app, builds, options);
  limitRequests(app, limits, settings);
  shareFloodCounts(app, limits.flood);

  const alerts = createAlerts({ db, settings, exact: limits.exact, queue: options.alertQueue, log: app.log });
  const judge = createRollbackDecider({ db, settings, alerts });
  const collected = collectPages(app, {
    db,
    exact: limits.exact,
    settings,
    onServed: async (release) => judge(release, 'silent'),
  });

  const platform: Platform = {
    db,
    builds,
    rules: { slots, paths: hostPaths },
    limits,
    version,
    policy: overridePolicyOf(settings, app),
    identity,
    keysFile,
    log: app.log,
    publicOrigin: settings.publicOrigin,
  };
  const files = openFileStore(db, options.files, app.log);
  const releasesNow = createPublishedReader({ db, builds, log: app.log });
  const { statusOf, manifestOf } = releasesNow;
  const readReleaseFile = releaseFileReader({ db, builds, store: files, manifestOf });
  const readSourceMap: ReadSourceMap = async (...map) => (await readReleaseFile(...map))?.content;
  const previewing = async (request: FastifyRequest) => mayPreview(request, platform);

  // Layers that determine a visitor's remotes: published releases, overrides of developers, the fault lab.
  const copies = options.files && createActiveReleaseCopies(files.copy, releasesNow.readPublished, app.log);
  const { readPublished } = copies ?? releasesNow;
  const published = createPublishedReleasesLayer(readPublished, builds, app.log);
  const overriding = developerOverrides(platform);
  const layers = [published, overriding, createRemoteConfigLayer(settings.remoteConfig)];
  if (settings.faultLab) {
    const { openFaultLab } = await import('./fault-lab/routes');
    const withoutLab = createResolver(builds, [published, overriding]);
    layers.push(
      await openFaultLab(app, {
        ...platform,
        folders: options.builds,
        readFile: readReleaseFile,
        readPublicFile: publicFileReader(readReleaseFile, statusOf),
        page: page({}),
        look: options.faultLabLook ?? {},
        origin: settings.faultLabOrigin,
        resolve: withoutLab,
      }),
    );
  }
  const resolve = createResolver(builds, layers);
  const prerenderer = createPrerenderer({ host: builds.host, readReleaseFile, log: app.log });

  await app.register(
    async (api) => {
      neverCache(api);
      const withoutOverrides = createResolver(builds, [published]);
      const allowLoopback = settings.releaseLoopback;
      await api.register(publishingRoutes, { ...platform, store: files, allowLoopback });
      await api.register(registryRoutes, {
        ...platform,
        readPublished,
        resolve,
        onRolledBack: async (name) => alerts?.rolledBack(name),
      });
      await api.register(overrideRoutes, { ...platform, resolve: withoutOverrides });
      const reporting = { judge, reports: collected, countLoads: countLoads(app.metrics, product) };
      await api.register(loadReportRoutes, { ...platform, resolve, ...reporting });
      await api.register(remoteHealthRoutes, { ...platform, readSourceMap, flush: collected.flush });
      await api.register(cspReportRoutes, { ...platform, resolve });
    },
    { prefix: API_PREFIX },
  );
  const issuer = options.issuer ?? settings.publicOrigin ?? product;
  await app.register(serviceRoutes, { ...platform, settings, resolve, issuer });
  await serveBuilds(app, builds, { readSourceMap, mayPreview: previewing });
  serveReleases(app, {
    readReleaseFile,
    statusOf,
    mayPreview: async (request, remote, release) =>
      (await previewing(request)) || hasReleaseOverride(request, { name: remote, version: release }, platform),
  });
  serveMetrics(app, settings.metricsToken);
  servePages(app, {
    countPage: collected.countServed,
    builds,
    pageFor: page,
    prerenderer,
    resolve,
    allowPage,
    handleUnknown,
  });
  const runHourly = options.runHourly ?? createHourlyRunner(app);
  scheduleCleanup(runHourly, db, settings);
  if (settings.releaseDays > 0) {
    runHourly('remove-old-releases', async () => removeExpendableReleases(db, builds, settings));
  }
  createHourlyRunner(app)('keep-copies-of-builds', async () => renewCopies(options.builds, builds));
  runHourly('delete-unused-release-files', files.deleteUnused);
  if (copies) createHourlyRunner(app)('copy-active-releases', copies.renew);
}

/**
 * The whole platform as one plugin. Register and await it before the product's own routes, which share its hooks. The
 * product's own metrics go into `app.metrics`.
 */
export const federationServer = fastifyPlugin(federation, { name: '@verdant/federation', fastify: '5.x' });
