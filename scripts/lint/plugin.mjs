import { bareText } from './bare-text.mjs';
import { boundaries } from './boundaries.mjs';
import { linearRegex } from './linear-regex.mjs';
import { plainComment, plainTitle } from './plain-english.mjs';

const rules = {
  boundaries,
  'linear-regex': linearRegex,
  'no-bare-text': bareText,
  'plain-comment': plainComment,
  'plain-title': plainTitle,
};

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin from it
export default { meta: { name: 'verdant' }, rules };
