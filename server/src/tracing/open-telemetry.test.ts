import { propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { NodeTracerProvider, SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { createSampler } from './open-telemetry';
import { contextFromHeader, trustedContextFromHeader } from './tracing';

/** Id of a trace that every sampling share includes. */
const LOWEST = '00000000000000000000000000000001';
const SPAN = 'b7ad6b7169203331';
const header = (flags: string) => `00-${LOWEST}-${SPAN}-${flags}`;

const TRACES = 1000;

beforeAll(() => new NodeTracerProvider().register());
afterAll(() => propagation.disable());
afterEach(() => jest.restoreAllMocks());

/** Returns how many of 1,000 traces are recorded, with random numbers that are spread evenly from 0 to 1. */
const recorded = (ratio: number, context = ROOT_CONTEXT) =>
  Array.from({ length: TRACES }, (_, index) => {
    jest.spyOn(Math, 'random').mockReturnValue((index + 0.5) / TRACES);
    return createSampler(ratio).shouldSample(context, LOWEST, 'GET /', SpanKind.SERVER, {}, []);
  }).filter(({ decision }) => decision === SamplingDecision.RECORD_AND_SAMPLED).length;

test.each(['00', '01'])(
  'an external trace header with flags %s sets the trace ID, but not whether the trace is recorded',
  (flags) => {
    const context = contextFromHeader(header(flags));
    expect(trace.getSpanContext(context)?.traceId).toBe(LOWEST);
    expect([recorded(0.000_001, context), recorded(1, context)]).toEqual([0, 1000]);
    expect(recorded(0.5, context)).toBe(500);
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
