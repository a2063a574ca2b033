import type { FastifyInstance } from 'fastify';

/** Description of a span. It must not contain data of users or query strings of URLs. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: 'client' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** `traceparent` of the span that caused this span; by default the surrounding span is the parent. */
  readonly parent?: string | undefined;
}

/** A recorder of spans. OpenTelemetry is loaded only if spans are recorded. */
export interface Tracer {
  readonly traceRequests: (app: FastifyInstance) => void;
  readonly run: <T>(span: SpanOptions, work: () => Promise<T>, statusOf?: (result: T) => number) => Promise<T>;
  /** Returns the current span as a `traceparent` (W3C Trace Context). */
  readonly traceparent: () => string | undefined;
}

let tracer: Tracer | undefined;

/** Sets the tracer, from which moment spans are recorded. Must be called before the database opens. */
export const setTracer = (given: Tracer): void => {
  tracer = given;
};

export const isTracing = (): boolean => tracer !== undefined;
export const traceRequests = (app: FastifyInstance): void => tracer?.traceRequests(app);
export const traceparent = (): string | undefined => tracer?.traceparent();

/** Runs work inside a span, or without a span if no tracer is set. `statusOf` returns the HTTP status of a result. */
export const runInSpan: Tracer['run'] = async (span, work, statusOf) =>
  tracer ? tracer.run(span, work, statusOf) : work();
