import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '@verdant/federation/http';
import { brand } from '@verdant/shared/brand';

/** Description of a span. It must not contain data of users or query strings of URLs. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: 'client' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** `traceparent` of the span that caused this span; by default the surrounding span is the parent. */
  readonly parent?: string | undefined;
}

/** Tracer whose spans do nothing until `startTracing` registers a provider. */
const spans = trace.getTracer(brand.name);

/** True once `startTracing` has registered how trace ids are sent. */
export const isTracing = (): boolean => propagation.fields().length > 0;

/** Returns the current span as a `traceparent` (W3C Trace Context); undefined without tracing. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Returns the trace context of a `traceparent` header. The sampler ignores its flag, because any client can set it. */
export const contextFromHeader = (header: string): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent: header });

/** Returns the trace context of a `traceparent` that this product wrote itself, whose sampling flag is trusted. */
export function trustedContextFromHeader(header: string): Context {
  const outside = contextFromHeader(header);
  const span = trace.getSpanContext(outside);
  return span ? trace.setSpanContext(outside, { ...span, isRemote: false }) : outside;
}

const spanKinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Marks a span as failed by the error's type, because a message can contain user input. */
function recordSpanError(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function setStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work inside a span, which is recorded if tracing is on. `statusOf` returns the HTTP status of a result. */
export async function runInSpan<T>(
  { name, kind, attributes, parent }: SpanOptions,
  work: () => Promise<T>,
  statusOf?: (result: T) => number,
): Promise<T> {
  const around = parent === undefined ? context.active() : trustedContextFromHeader(parent);
  const span = spans.startSpan(name, { kind: spanKinds[kind], attributes }, around);
  try {
    const result = await context.with(trace.setSpan(around, span), work);
    if (statusOf) setStatus(span, statusOf(result));
    return result;
  } catch (error) {
    recordSpanError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Records a span for each API call, if tracing is on. Must be called before routes are added. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const spanOf = (request: FastifyRequest) => trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '', config } = request.routeOptions;
    if (!route.startsWith(API_PREFIX) || config.isProbe) return done();
    const header = request.headers['traceparent'];
    const around = typeof header === 'string' ? contextFromHeader(header) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    const span = spans.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, around);
    const inside = trace.setSpan(around, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // Restores the span's context, because the events that read the body run outside this context.
  app.addHook('preValidation', (request, _reply, done) => {
    const inside = contexts.get(request);
    if (inside) context.with(inside, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spanOf(request);
    if (span) setStatus(span, reply.statusCode);
    span?.end();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spanOf(request)?.end();
    done();
  });
}
