import generated from './figures.json';

/** A score from 0 to 100 with its 80 % range, and eighty possible scores as dots: 8 below the range, 64 in it, 8 above. */
export type EngineScore = { value: number; low: number; high: number; dots: readonly number[] };

const read = ({ dots, ...score }: Omit<EngineScore, 'dots'> & { dots: string }): EngineScore => ({
  ...score,
  dots: dots.split(' ').map(Number),
});

const { question, before, after, sample, later, without } = generated;

/** The first question of the quiz, which is the same for all users, and its options in the order of the quiz. */
export const firstQuestion = {
  id: question,
  options: ['much_less', 'little_less', 'about_equal', 'little_more', 'much_more', 'skip'],
} as const satisfies { id: string; options: readonly (keyof typeof after)[] };
export type FirstOption = (typeof firstQuestion.options)[number];

/** The score of a visitor before the first answer, and the score after an option was chosen. */
export const scoreBefore = read(before);
export const scoreAfter = (option: FirstOption): EngineScore => read(after[option]);

/** The three pillars of the overall score; each has its own shape and hue in the design. */
export const pillars = ['emergency', 'debt', 'investment'] as const;
export type Pillar = (typeof pillars)[number];

/** Scores of a fictional person after the first quiz, and the score after a later quiz. */
export const sampleScore = (metric: 'overall' | Pillar): EngineScore => read(sample[metric]);
export const scoreAfterLaterQuiz = read(later);
/** Returns the fictional person's overall score without the pillar's answer that changed the score most. */
export const scoreWithoutPillar = (pillar: Pillar): EngineScore => read(without[pillar]);
