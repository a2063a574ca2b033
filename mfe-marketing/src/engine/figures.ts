import generated from './figures.json';

/** A score with its 80 % range, and eighty possible scores as dots: 8 below the range, 64 in it, 8 above. */
export type EngineScore = { value: number; low: number; high: number; dots: readonly number[] };

const read = ({ dots, ...score }: Omit<EngineScore, 'dots'> & { dots: string }): EngineScore => ({
  ...score,
  dots: dots.split(' ').map(Number),
});

const { question, before, after, sample, later, without } = generated;

/** The first question of the quiz with its options, equal for all users. */
export const firstQuizQuestion = {
  id: question,
  options: ['much_less', 'little_less', 'about_equal', 'little_more', 'much_more', 'skip'],
} as const satisfies { id: string; options: readonly (keyof typeof after)[] };
export type FirstOption = (typeof firstQuizQuestion.options)[number];

export const scoreBeforeFirstAnswer = read(before);
export const scoreAfterFirstAnswer = (option: FirstOption): EngineScore => read(after[option]);

export const pillars = ['emergency', 'debt', 'investment'] as const;
export type Pillar = (typeof pillars)[number];

/** Scores of a fictional person after the first and a later quiz. */
export const sampleScore = (metric: 'overall' | Pillar): EngineScore => read(sample[metric]);
export const scoreAfterLaterQuiz = read(later);
/** Returns the person's overall score without the most influential answer of the pillar. */
export const scoreWithoutPillar = (pillar: Pillar): EngineScore => read(without[pillar]);
