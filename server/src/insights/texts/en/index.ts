import { debt } from './debt';
import { everyday } from './everyday';
import { future } from './future';
import { hardship } from './hardship';
import { explanation, phrases, profile, signs } from './phrases';
import { situation } from './situation';
import { steps, upkeep } from './steps';

/** English texts, whose keys every other language must have. */
export const en = {
  rules: { ...hardship, ...debt, ...everyday, ...future, ...situation },
  steps,
  upkeep,
  phrases,
  profile,
  explanation,
  signs,
};
