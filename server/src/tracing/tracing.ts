import type { FastifyInstance } from 'fastify';

/** The description of a span: names from the code, never a value of a user or the query of a URL. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: 'client' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The `traceparent` of the cause, if the cause is not the surrounding span. */
  readonly parent?: string | undefined;
}

/** Records spans. Without a tracer, work runs unchanged and OpenTelemetry is not loaded. */
export interface Tracer {
  /** Records a span for each API request: a child of the browser's span and parent of the spans it causes. */
  readonly traceRequests: (app: FastifyInstance) => void;
  readonly run: <T>(span: SpanOptions, work: () => Promise<T>, statusOf?: (result: T) => number) => Promise<T>;
  /** Returns the current span as the value of the header `traceparent` (W3C Trace Context). */
  readonly traceparent: () => string | undefined;
}

let tracer: Tracer | undefined;

/** Starts the recording of spans. Call it before opening the database and building the app. */
export const setTracer = (given: Tracer): void => {
  tracer = given;
};

export const isTracing = (): boolean => tracer !== undefined;
export const traceRequests = (app: FastifyInstance): void => tracer?.traceRequests(app);
export const traceparent = (): string | undefined => tracer?.traceparent();

/** Runs work inside a span. `statusOf` returns the HTTP status of the result. */
export const runInSpan: Tracer['run'] = async (span, work, statusOf) =>
  tracer ? tracer.run(span, work, statusOf) : work();
