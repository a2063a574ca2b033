import { supportKinds, type SupportKind } from '@verdant/shared/contract';
import { english } from './lexicon/english';
import { french } from './lexicon/french';
import { german } from './lexicon/german';
import type { Lexicon } from './lexicon/lexicon';
import { spanish } from './lexicon/spanish';
import { normalise } from './normalise';

/**
 * The lexicon, version 1: all languages, whatever the language of the interface, since people write about what hurts in
 * the language they think in.
 */
const lexicons: readonly Lexicon[] = [english, spanish, french, german];

/** Words are bounded and gaps are short, so that the time taken grows with the length of the text and no faster. */
function anyOf(patterns: readonly string[]): RegExp {
  const bounded = patterns
    .join('|')
    .replaceAll(' .. ', ' (?:\\w{1,24} ){0,3}')
    .replaceAll('\\w*', '\\w{0,40}')
    .replaceAll('\\w+', '\\w{1,40}');
  return new RegExp(`\\b(?:${bounded})\\b`, 'g');
}

interface Detector {
  readonly kind: SupportKind;
  readonly harmless: RegExp;
  readonly signs: RegExp;
}

const detectors: readonly Detector[] = lexicons.flatMap((lexicon) =>
  supportKinds.map((kind) => ({
    kind,
    harmless: anyOf(lexicon[kind].harmless),
    signs: anyOf(lexicon[kind].signs),
  })),
);

/**
 * What a text that someone wrote calls for help with, in the order of `supportKinds`. A text in doubt counts: a notice
 * that was not needed costs a glance. Nothing of the text is kept or logged.
 */
export function supportNeedsIn(text: string): SupportKind[] {
  const plain = normalise(text);
  const found = new Set(
    detectors
      .filter(({ harmless, signs }) => plain.replaceAll(harmless, ' , ').search(signs) >= 0)
      .map(({ kind }) => kind),
  );
  return supportKinds.filter((kind) => found.has(kind));
}
