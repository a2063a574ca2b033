import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  SamplingDecision,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import { brand } from '@verdant/shared/brand';
import { version } from '../../package.json';

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

/** Sends spans to the OTLP endpoint (`OTEL_EXPORTER_OTLP_*`). Returns a function that sends the remaining spans. */
export function startTracing(ratio: number): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase(), 'service.version': version }),
    sampler: createSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return async () => provider.shutdown();
}
