import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry, Gauge, Histogram } from 'prom-client';

/**
 * Upper bounds of histogram buckets, in seconds. A read takes milliseconds, a password hash some hundred milliseconds.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label of all paths without a route, so that invented paths create no time series. */
const NO_ROUTE = 'none';

const MS_PER_SECOND = 1_000;

/** Returns the route's pattern as label, because clients could invent any number of paths. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
}

/** Returns the class of the status, or `aborted` if the client disconnected early. */
function statusOf({ raw, statusCode }: FastifyReply): string {
  return raw.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}

export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose response has not ended.',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of the request to the end of the response, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });

  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    inFlight.inc();
    // `onResponse` does not run if the client disconnects early.
    reply.raw.once('close', () => {
      inFlight.dec();
      const labels = { route: routeOf(request), method: request.method, status: statusOf(reply) };
      durations.observe(labels, (performance.now() - started) / MS_PER_SECOND);
    });
    done();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registry of `GET /metrics`, also for the product's own metrics. */
    metrics: Registry;
  }
}

/** Creates the registry with metrics of the process and its requests. Call this function before any route is registered. */
export function createMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  app.decorate('metrics', registry);
}

/** Returns a metric's `collect` function, which reads the database at each scrape; no values while the database is down. */
export function createDatabaseCollector(
  read: () => Promise<void>,
): (this: { readonly reset: () => void }) => Promise<void> {
  return async function collect() {
    this.reset();
    await read().catch(() => this.reset());
  };
}
