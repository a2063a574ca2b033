import { propagation, ROOT_CONTEXT, trace, type Context } from '@opentelemetry/api';
import { ParentBasedSampler, SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace-node';

/** The context of a request's `traceparent`: it names the trace, and is believed in nothing else. */
export const fromOutside = (header: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent: header });

/** The context of a `traceparent` that a server of this product wrote: recorded there means recorded here. */
export function ownContext(header: string): Context {
  const context = fromOutside(header);
  const span = trace.getSpanContext(context);
  return span ? trace.setSpanContext(context, { ...span, isRemote: false }) : context;
}

/**
 * Records the share `ratio`, from 0 to 1, of the traces that begin here or come from outside, by chance: the sender of an id or a flag
 * does not choose. What these cause is recorded with them.
 */
export function createSampler(ratio: number): Sampler {
  const byChance: Sampler = {
    shouldSample: () => ({
      decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `ByChance{${ratio}}`,
  };
  return new ParentBasedSampler({ root: byChance, remoteParentSampled: byChance, remoteParentNotSampled: byChance });
}
