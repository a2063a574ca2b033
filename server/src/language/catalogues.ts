import { brand } from '@verdant/shared/brand';
import { fillText, type Language, type TranslatedLanguage } from '@verdant/shared/contract';

/** A translation of a catalogue, with the keys of the English catalogue. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

export type Catalogues<English> = Readonly<Record<Language, Translation<English>>>;

/** A type that rejects keys that the English catalogue lacks, except further plural forms such as `_few`. */
type NoMore<Own, English> = {
  [Key in keyof Own]: Key extends keyof English
    ? Own[Key] extends string
      ? string
      : NoMore<Own[Key], English[Key]>
    : Key extends `${infer Text}_${'zero' | 'two' | 'few' | 'many'}`
      ? `${Text}_other` extends keyof English
        ? string
        : never
      : never;
};

/** Returns a tree of texts with `fill` applied to each text. */
export function mapTextTree<Texts>(texts: Texts, fill: (text: string) => string): Texts;
export function mapTextTree(texts: unknown, fill: (text: string) => string): unknown {
  if (typeof texts === 'string') return fill(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mapTextTree<unknown>(text, fill)]));
}

/** Returns the texts in every language, with `{brand}` filled in. A missing or superfluous text does not compile. */
export function cataloguesOf<English, Own extends Readonly<Record<TranslatedLanguage, Translation<English>>>>(
  english: English,
  translations: Own & { readonly [L in keyof Own]: NoMore<Own[L], English> },
): Catalogues<English>;
export function cataloguesOf(english: unknown, translations: object): unknown {
  return mapTextTree<unknown>({ en: english, ...translations }, (text) => fillText(text, { brand: brand.name }));
}
