import type { Language } from '@verdant/shared/contract';

/** The shape that every translation of a catalogue has: the same keys, and the same arguments where a text takes some. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...args: infer Arguments) => string
      ? (...args: Arguments) => string
      : Translation<Texts[Key]>;
};

/** One catalogue of texts in every language; one that lacks a text or a language does not compile. */
export type Catalogues<Texts> = Readonly<Record<Language, Translation<Texts>>>;
