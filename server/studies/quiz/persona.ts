import type { Answer } from '@verdant/shared/contract';

/** A user with a life of their own: what they answer where it matters, and how well the rest stands. */
export interface Persona {
  readonly name: string;
  /** Step on all other ladders: 0 the healthiest, 1 the unhealthiest. */
  readonly level: number;
  readonly answers: Readonly<Record<string, Answer>>;
}
