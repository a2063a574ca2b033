import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type * as common from '@zxcvbn-ts/language-common';
import { brand } from '@verdant/shared/brand';
import { estimatedParts, estimatorLimits, judgeStrength, ownWords } from '@verdant/shared/contract';
import type { PasswordOwner, StrengthVerdict } from '@verdant/shared/contract';

/** Common passwords and keyboard rows, as the package of that name exports them. */
export type CommonPasswords = Pick<typeof common, 'adjacencyGraphs' | 'dictionary'>;

export type Estimator = (password: string, owner: PasswordOwner) => StrengthVerdict;

/**
 * Creates an estimator that rates passwords as the server does, but without its English dictionaries (600 KB compressed).
 * It can rate a password of two words higher than the server. Load this large module with `loadEstimator`.
 */
export function createEstimator({ adjacencyGraphs, dictionary }: CommonPasswords): Estimator {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...estimatorLimits });
  return (password, owner) => {
    const words = ownWords(brand.name, owner);
    const [first = '', ...others] = estimatedParts(password);
    return judgeStrength([zxcvbn.check(first, words), ...others.map((part) => zxcvbn.check(part, words))]);
  };
}
