import { bareText } from './bare-text.mjs';
import { plainComment, plainTitle } from './plain-english.mjs';

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin from it
export default {
  meta: { name: 'verdant' },
  rules: { 'no-bare-text': bareText, 'plain-comment': plainComment, 'plain-title': plainTitle },
};
