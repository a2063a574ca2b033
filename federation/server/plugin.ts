import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inProcessQueue, createAlerts } from './alerts';
import { readBuilds, type Builds } from './builds/read-builds';
import { serveBuilds } from './builds/serve-builds';
import { cspReportRoutes } from './csp-reports/routes';
import { openFiles } from './file-store';
import { inlineScriptHashes, servePages } from './host-page';
import { API_PREFIX, neverCache } from './http';
import { readJsonBodies } from './http/body-parser';
import { compressResponses } from './http/compress';
import { readOwnCookies } from './http/cookies';
import { sendError } from './http/error-handler';
import { collectMethods, unknownPathHandler } from './http/unknown-paths';
import { requireOneHost, refuseServiceWorkers } from './http/request-guards';
import { shareFilesOfBuilds } from './http/other-origins';
import { sendApiHeaders } from './http/request-id';
import { sendSecurityHeaders, requireHttps } from './http/security-headers';
import { createLimits, limitRequests, shareCounts } from './limits';
import { collectReports, countLoads, countServed, createJudge, loadReportRoutes, serveMetrics } from './load-reports';
import { createMetrics } from './metrics';
import { DEFAULT_PRODUCT } from './product';
import { createPrerenderer } from './prerender';
import type { FederationOptions } from './options';
import {
  developerOverrides,
  mayPreview,
  namesFor,
  nobody,
  overrideRoutes,
  policyOf,
  requireOperator,
  usesRelease,
} from './overrides';
import { findPreview, findPreviewNotes, listPreviews, previewKind, readPreviewFile } from './previews';
import { releaseKind } from './publishing/publish';
import { publicFileReader, releaseFileReader, type ReadReleaseFile } from './publishing/release-files';
import { publishingRoutes } from './publishing/routes';
import { serveReleases } from './publishing/serve-releases';
import { sourceMapReader } from './publishing/source-maps';
import {
  findRelease,
  publishedReader,
  publishedReleases,
  registryRoutes,
  removeAllExpendable,
  resolveThrough,
} from './registry';
import { remoteHealthRoutes } from './remote-health';
import { remoteValues, serviceRoutes } from './services';
import { hourlyHere, retainCopies, sweep } from './sweep';

/** JSON bodies, errors, cookies and security headers: of the product's own routes, too. */
async function setUpHttp(app: FastifyInstance, builds: Builds, options: FederationOptions) {
  const { settings, widgetFor = () => undefined, serviceWorker } = options;
  sendApiHeaders(app);
  requireHttps(app, settings.publicOrigin);
  readJsonBodies(app);
  app.setErrorHandler(sendError);
  const handleUnknown = unknownPathHandler(collectMethods(app));
  app.setNotFoundHandler(handleUnknown);
  await app.register(cookies);
  readOwnCookies(app);
  await compressResponses(app);
  const allowPage = await sendSecurityHeaders(app, inlineScriptHashes(builds), widgetFor);
  shareFilesOfBuilds(app);
  refuseServiceWorkers(app, serviceWorker);
  // After all that gives a response its headers, which a refusal needs as well.
  requireOneHost(app);
  return { handleUnknown, allowPage };
}

async function federation(app: FastifyInstance, options: FederationOptions): Promise<void> {
  const { db, settings, keysFile, version, page, slots = [], hostPaths = [], identity = nobody } = options;
  const { limits = createLimits(), product = DEFAULT_PRODUCT } = options;
  app.decorate('productName', product);
  const builds = readBuilds(options.builds, slots);
  for (const problem of builds.problems) app.log.warn(problem);
  const metrics = createMetrics(app);
  const { handleUnknown, allowPage } = await setUpHttp(app, builds, options);
  limitRequests(app, limits, settings);
  shareCounts(app, limits.flood);

  const queue = options.alertQueue ?? inProcessQueue(app.log);
  const alerts = createAlerts({ db, settings, exact: limits.exact, queue, log: app.log });
  const judge = createJudge({ db, settings, alerts });
  const collected = collectReports(app, { db, exact: limits.exact, settings, log: app.log });

  const rules = { slots, paths: hostPaths };
  const policy = policyOf(settings, app);
  const files = openFiles(db, options.files, app.log);
  const readReleaseFile = releaseFileReader(files.readStored, builds);
  const readSourceMap = sourceMapReader(files.readStored, builds);
  const readPreview = readPreviewFile(db);
  const releasesNow = publishedReader({ db, builds, log: app.log });
  const { statusOf } = releasesNow;
  const signing = { keysFile, log: app.log, publicOrigin: settings.publicOrigin };
  const previewing = async (request: FastifyRequest) => mayPreview(request, { policy, identity });
  const publicNames = async () => namesFor(keysFile, identity, false);

  // Layers of what a visitor gets: published releases, overrides of developers, the fault lab.
  const readPublished = files.followed(releasesNow.readPublished);
  const published = publishedReleases(readPublished, builds, app.log);
  const overrideDependencies = {
    db,
    builds,
    rules,
    policy,
    identity,
    findPreview: async (name: string, pullRequest: number) => findPreview(db, name, pullRequest),
    findRelease: async (name: string, release: string) => findRelease(db, name, release),
  };
  const overriding = developerOverrides({ ...overrideDependencies, log: app.log });
  const layers = [published, overriding, remoteValues(settings.remoteConfig)];
  if (settings.faultLab) {
    const { openFaultLab } = await import('./fault-lab');
    const readFile: ReadReleaseFile = async (...file) => (await readReleaseFile(...file)) ?? readPreview(...file);
    const withoutLab = resolveThrough(builds, [published, overriding]);
    layers.push(
      await openFaultLab(app, {
        db,
        builds,
        folders: options.builds,
        readFile,
        readPublicFile: publicFileReader(readFile, statusOf),
        version,
        page,
        look: options.faultLabLook ?? {},
        limits,
        origin: settings.faultLabOrigin,
        resolve: withoutLab,
      }),
    );
  }
  const resolve = resolveThrough(builds, layers);
  const pageFor = options.pageFor ?? (() => page);
  const prerenderer = createPrerenderer({ host: builds.host, readReleaseFile, log: app.log });

  await app.register(
    async (api) => {
      neverCache(api);
      const withoutOverrides = resolveThrough(builds, [published]);
      const allowLoopback = settings.releaseLoopback;
      await api.register(publishingRoutes, {
        context: { db, builds, store: files.store, rules, ...signing, allowLoopback },
        kinds: [releaseKind, previewKind],
      });
      await api.register(registryRoutes, {
        db,
        builds,
        ...signing,
        limits,
        ...rules,
        readPublished,
        requireOperator: async (request) => requireOperator(request, { policy, identity }),
        publicNames,
        resolve,
        onRolledBack: async (name) => alerts.rolledBack(name),
        onRemoved: files.forget,
        findNotes: async (name) => {
          const notes = await findPreviewNotes(db, name, await publicNames());
          return notes.toSorted((one, other) => other.at.getTime() - one.at.getTime());
        },
        listPreviews: async (name) => listPreviews(db, name),
      });
      await api.register(overrideRoutes, { ...overrideDependencies, limits, resolve: withoutOverrides });
      const reports = { db, builds, policy, identity, limits, version };
      const counting = countLoads(metrics, product);
      await api.register(loadReportRoutes, { ...reports, resolve, judge, reports: collected, countLoads: counting });
      const names = async () => namesFor(keysFile, identity, true);
      await api.register(remoteHealthRoutes, { ...reports, names, readSourceMap, flush: collected.flush });
      await api.register(cspReportRoutes, { limits, metrics, product, version, resolve });
    },
    { prefix: API_PREFIX },
  );
  await app.register(serviceRoutes, {
    settings,
    identity,
    resolve,
    issuer: options.issuer ?? settings.publicOrigin ?? product,
  });
  await serveBuilds(app, builds, { readSourceMap, mayPreview: previewing });
  serveReleases(app, {
    readReleaseFile,
    readPreviewFile: readPreview,
    statusOf,
    mayPreview: async (request, remote, release) =>
      (await previewing(request)) || usesRelease(request, { name: remote, version: release }, { db, policy, identity }),
  });
  serveMetrics(app, { registry: metrics, metricsToken: settings.metricsToken });
  const { exact } = limits;
  const countPage = countServed(app, { db, exact, settings, log: app.log, onServed: judge.served });
  servePages(app, { countPage, builds, pageFor, prerenderer, resolve, allowPage, handleUnknown });
  const runHourly = options.runHourly ?? hourlyHere(app);
  sweep(runHourly, db, settings);
  const { releaseKeep: keep, releaseDays: days } = settings;
  if (days > 0) {
    runHourly('remove-old-releases', async () => files.forget(await removeAllExpendable(db, builds, { keep, days })));
  }
  retainCopies(app, options.builds, builds);
  if (options.files?.bucket) runHourly('delete-unused-release-files', files.store.sweep);
  if (options.files) {
    hourlyHere(app)('copy-active-releases', async () => files.renewCopies(await readPublished()));
  }
}

/**
 * The whole platform as one plugin. Register it before the product's own routes and wait for it: these share its error
 * handler, body parser, cookies and security headers. The product's own metrics go into `app.metrics`.
 */
export const federationServer = fastifyPlugin(federation, { name: '@verdant/federation', fastify: '5.x' });
