import { propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { NodeTracerProvider, SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { createSampler, contextFromHeader, trustedContextFromHeader } from './open-telemetry';

/** Id of a trace that every sampling share includes. */
const LOWEST = '00000000000000000000000000000001';
const SPAN = 'b7ad6b7169203331';
const header = (flags: string) => `00-${LOWEST}-${SPAN}-${flags}`;

beforeAll(() => new NodeTracerProvider().register());
afterAll(() => propagation.disable());

const recorded = (ratio: number, context = ROOT_CONTEXT, times = 1000) =>
  Array.from({ length: times }, () =>
    createSampler(ratio).shouldSample(context, LOWEST, 'GET /', SpanKind.SERVER, {}, []),
  ).filter(({ decision }) => decision === SamplingDecision.RECORD_AND_SAMPLED).length;

test.each(['00', '01'])(
  'an external trace header with flags %s sets the trace ID, but not whether the trace is recorded',
  (flags) => {
    const context = contextFromHeader(header(flags));
    expect(trace.getSpanContext(context)?.traceId).toBe(LOWEST);
    expect([recorded(0.000_001, context), recorded(1, context)]).toEqual([0, 1000]);
    const half = recorded(0.5, context);
    expect(half > 350 && half < 650).toBe(true);
  },
);

test('a queued job is traced if and only if the trace that queued the job was recorded', () => {
  expect([
    recorded(0.000_001, trustedContextFromHeader(header('01'))),
    recorded(1, trustedContextFromHeader(header('00'))),
  ]).toEqual([1000, 0]);
});

test('a trace that starts in this server is recorded according to the sampling ratio', () => {
  expect([recorded(0.000_001), recorded(1), recorded(0)]).toEqual([0, 1000, 0]);
});
