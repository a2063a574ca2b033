import { debt } from './debt';
import { everyday } from './everyday';
import { future } from './future';
import { hardship } from './hardship';
import { explanation, phrases, profile } from './phrases';
import { upkeep } from './upkeep';

export const es = {
  rules: { ...hardship, ...debt, ...everyday, ...future },
  upkeep,
  phrases,
  profile,
  explanation,
};
