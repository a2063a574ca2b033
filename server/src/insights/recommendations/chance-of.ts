import type { QuestionDefinition } from '../../quiz/question-bank';
import { beliefAfter, type Belief } from '../../quiz/model';
import type { Picture } from '../picture';

const beliefs = new WeakMap<Picture, Belief>();

/** One picture is asked about many questions: the model is asked once. */
function beliefOf(picture: Picture): Belief {
  const known = beliefs.get(picture) ?? beliefAfter(picture.questionBank, picture.answers);
  beliefs.set(picture, known);
  return known;
}

/** How likely someone would give one of these answers to a question, 0 to 1; 0 for a question without a model. */
export function chanceOf(picture: Picture, { id }: QuestionDefinition, values: readonly string[]): number {
  const { model, posterior } = beliefOf(picture);
  const item = model.byId.get(id);
  if (!item || item.question.type === 'multiple_choice') return 0;
  const curves = values.flatMap((value) => item.likelihood(value, true) ?? []);
  const rows = posterior.latent[item.area];
  const width = rows.length / posterior.general.length;
  return rows.reduce((sum, chance, index) => {
    const given = curves.reduce((total, curve) => total + (curve[index % width] ?? 0), 0);
    return sum + (posterior.general[Math.floor(index / width)] ?? 0) * chance * given;
  }, 0);
}
