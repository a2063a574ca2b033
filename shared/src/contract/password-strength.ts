/** The part of zxcvbn-ts's result that client and server use. */
export interface StrengthEstimate {
  /** Number of guesses that a good attacker needs. */
  readonly guesses: number;
  /** Parts into which the estimator divided the password. */
  readonly sequence: readonly {
    readonly pattern: string;
    readonly token: string;
    /** Dictionary name of a match: `userInputs` are the user's own words, `passwords-common` the most common passwords. */
    readonly dictionaryName?: string;
  }[];
}

export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

/** Reasons why a password is weak. */
export type PasswordWeakness = 'personal' | 'common' | 'pattern' | 'words';

/** The 422 messages for a weak password; each states what to do instead. */
export const weaknessMessages: Readonly<Record<PasswordWeakness, string>> = {
  personal:
    'This password can be guessed from your own details. Please choose one without your name, email or phone number.',
  common: 'This password is one of the first that attackers try. Please choose three or four unrelated words instead.',
  pattern:
    'This password follows a pattern that is easy to guess. Please choose three or four unrelated words instead.',
  words: 'This password is easy to guess. Please add one or two unrelated words.',
};

/** Minimum guesses per strength level. At 100 failed sign-ins an hour, a million guesses take more than a year. */
const MIN_GUESSES = { fair: 1e6, good: 1e8, strong: 1e10 } as const;

/** Maximum characters per estimate, whose time grows quadratically. The stronger end of a longer password counts. */
const MAX_ESTIMATED = 32;

/**
 * Maximum number of interpretations of replaced letters, as in `p4$$w0rd`. An estimate of 32 characters takes 30 ms with 5
 * interpretations and 340 ms with 100.
 */
export const estimatorLimits = { l33tMaxSubstitutions: 5 } as const;

/** Returns the parts of a password that are estimated: the password itself, or the beginning and the end of a long one. */
export function estimatedParts(password: string): readonly string[] {
  if (password.length <= MAX_ESTIMATED) return [password];
  return [password.slice(0, MAX_ESTIMATED), password.slice(-MAX_ESTIMATED)];
}

export interface PasswordOwner {
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly phone?: string;
}

/** Minimum length of an own word, in characters. Shorter words occur by chance in too many good passwords. */
const MIN_WORD = 3;
/** Number of last digits of a phone number that are equal with and without the country code. */
const LOCAL_DIGITS = 9;

/** Returns the words that an attacker who knows the owner tries first. */
export function ownWords(product: string, owner: PasswordOwner): string[] {
  const { email = '', first_name = '', last_name = '', phone = '' } = owner;
  const names = [first_name, last_name].flatMap((name) => [name, ...name.split(/[\s'-]+/)]);
  const digits = phone.replaceAll(/\D/g, '');
  const words = [
    product,
    email,
    ...email.split('@'),
    ...email.split(/[^\p{L}\p{N}]+/u),
    ...names,
    first_name + last_name,
    last_name + first_name,
    phone,
    digits,
    digits.slice(-LOCAL_DIGITS),
  ];
  return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter((word) => word.length >= MIN_WORD);
}

const PATTERNS = new Set(['repeat', 'sequence', 'spatial', 'regex', 'date', 'wordSequence']);

function weaknessOf({ sequence }: StrengthEstimate): PasswordWeakness {
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'personal';
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'passwords-common')) return 'common';
  return sequence.some(({ pattern }) => PATTERNS.has(pattern)) ? 'pattern' : 'words';
}

export type StrengthVerdict =
  | { readonly level: Exclude<StrengthLevel, 'weak'> }
  | { readonly level: 'weak'; readonly weakness: PasswordWeakness };

/** Returns the strength of a password from the estimates of its parts. The server refuses weak passwords. */
export function judgeStrength(estimates: readonly [StrengthEstimate, ...StrengthEstimate[]]): StrengthVerdict {
  const best = estimates.reduce((highest, other) => (other.guesses > highest.guesses ? other : highest));
  if (best.guesses < MIN_GUESSES.fair) return { level: 'weak', weakness: weaknessOf(best) };
  if (best.guesses < MIN_GUESSES.good) return { level: 'fair' };
  return { level: best.guesses < MIN_GUESSES.strong ? 'good' : 'strong' };
}
