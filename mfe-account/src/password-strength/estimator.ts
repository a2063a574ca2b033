import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { brand } from '@verdant/shared/brand';
import { estimatedParts, judgeStrength, ownWords } from '@verdant/shared/contract';
import type { PasswordOwner, StrengthVerdict } from '@verdant/shared/contract';

export type Estimator = (password: string, owner: PasswordOwner) => StrengthVerdict;

/** Judges as the server does. Heavy: load it with `loadEstimator`. */
export function createEstimator(): Estimator {
  const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });
  return (password, owner) => {
    const words = ownWords(brand.name, owner);
    const [first = '', ...others] = estimatedParts(password);
    return judgeStrength([zxcvbn.check(first, words), ...others.map((part) => zxcvbn.check(part, words))]);
  };
}
