import { linearRegexRule } from './linear-regex.mjs';
import { plainCommentRule, plainTitleRule } from './plain-english.mjs';

const rules = {
  'linear-regex': linearRegexRule,
  'plain-comment': plainCommentRule,
  'plain-title': plainTitleRule,
};

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin from it
export default { meta: { name: 'verdant' }, rules };
