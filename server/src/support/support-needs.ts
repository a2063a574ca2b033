import { languages, supportKinds, type SupportKind } from '@verdant/shared/contract';
import { normalise } from './normalise';
import { stems } from './stems';

/** A kind's stems of all languages: people write about what hurts in the language they think in. */
const stemsOf = (kind: SupportKind) => languages.flatMap((language) => stems[language][kind]);

/**
 * What help the words of a text bring to the fore, in the order of `supportKinds`; often none though it is needed, which is
 * why the line with all services is always there. Nothing of the text is kept or logged.
 */
export function supportNeedsIn(text: string): SupportKind[] {
  const plain = ` ${normalise(text)}`;
  return supportKinds.filter((kind) => stemsOf(kind).some((stem) => plain.includes(` ${stem}`)));
}
