import type { FastifyInstance } from 'fastify';

/** A description of a span, without values of users or queries of URLs. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: 'client' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Value of `traceparent` of the cause, if other than the surrounding span. */
  readonly parent?: string | undefined;
}

/** A recorder of spans. Without one, OpenTelemetry is not loaded. */
export interface Tracer {
  /** Records a span for each API request. */
  readonly traceRequests: (app: FastifyInstance) => void;
  readonly run: <T>(span: SpanOptions, work: () => Promise<T>, statusOf?: (result: T) => number) => Promise<T>;
  /** Returns the current span as a `traceparent` (W3C Trace Context). */
  readonly traceparent: () => string | undefined;
}

let tracer: Tracer | undefined;

/** Starts recording. Call before the database opens. */
export const setTracer = (given: Tracer): void => {
  tracer = given;
};

export const isTracing = (): boolean => tracer !== undefined;
export const traceRequests = (app: FastifyInstance): void => tracer?.traceRequests(app);
export const traceparent = (): string | undefined => tracer?.traceparent();

/** Runs work inside a span. `statusOf` returns the HTTP status of the result. */
export const runInSpan: Tracer['run'] = async (span, work, statusOf) =>
  tracer ? tracer.run(span, work, statusOf) : work();
