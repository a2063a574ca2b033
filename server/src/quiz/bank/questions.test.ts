import { bank } from './bank';
import { areaLabels } from './areas';

/** The published ladders that the anchors must follow, the healthiest option first. */
const ladders: Record<string, number[]> = {
  'cash-flow-spending': [100, 75, 50, 25, 0],
  'cash-flow-bills': [100, 60, 40, 20, 0],
  'emergency-months': [100, 75, 50, 25, 0],
  'debt-manageability': [100, 85, 40, 0],
  'protection-review': [100, 75, 50, 25, 0],
  'planning-ahead': [100, 65, 35, 15, 0],
  'investing-experience': [100, 80, 60, 35, 0],
};

describe('the questions', () => {
  it.each(Object.entries(ladders))('%s follows its ladder of points', (id, expected) => {
    const question = bank.byId.get(id);
    if (question?.type !== 'single_choice') throw new Error(`${id} is not a single choice`);
    expect(question.options.map(({ points }) => points).sort((a, b) => b - a)).toEqual(expected);
  });

  it('name an area in words wherever they show one', () => {
    expect(Object.values(areaLabels).filter((label) => !/^[A-Z][a-z ]+$/.test(label))).toEqual([]);
  });

  it('use straight apostrophes and no three-dot character', () => {
    const texts = bank.questions.flatMap((question) => [
      question.text,
      ...('options' in question ? question.options.map(({ label }) => label) : []),
    ]);
    expect(texts.filter((text) => /[‘’“”…]/.test(text))).toEqual([]);
  });
});
