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
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  SamplingDecision,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '@verdant/federation/http';
import { brand } from '@verdant/shared/brand';
import { version } from '../../package.json';
import { setTracer, type Tracer } from './tracing';

/** Returns the trace context of a `traceparent` header. The sampler ignores its flag, because any client can set it. */
export const contextFromHeader = (header: string): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent: header });

/** Returns the trace context of a `traceparent` that this product wrote itself, whose sampling flag is trusted. */
export function trustedContextFromHeader(header: string): Context {
  const outside = contextFromHeader(header);
  const span = trace.getSpanContext(outside);
  return span ? trace.setSpanContext(outside, { ...span, isRemote: false }) : outside;
}

/** Returns a sampler that records a random share of traces that begin here or outside, and children of recorded spans. */
export function createSampler(ratio: number): Sampler {
  const byChance: Sampler = {
    shouldSample: () => ({
      decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `ByChance{${ratio}}`,
  };
  return new ParentBasedSampler({ root: byChance, remoteParentSampled: byChance, remoteParentNotSampled: byChance });
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

/** Sends spans to the OTLP endpoint (`OTEL_EXPORTER_OTLP_*`). Returns a function that sends the remaining spans. */
export function startTracing(ratio: number): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase(), 'service.version': version }),
    sampler: createSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const spans = trace.getTracer(brand.name);

  const run: Tracer['run'] = async ({ name, kind, attributes, parent }, work, statusOf) => {
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
  };

  function traceRequests(app: FastifyInstance): void {
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

  setTracer({
    run,
    traceRequests,
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  });
  return async () => provider.shutdown();
}
