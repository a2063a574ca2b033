import { bareText } from './bare-text.mjs';
import { linearRegex } from './linear-regex.mjs';

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin from it
export default { meta: { name: 'verdant' }, rules: { 'no-bare-text': bareText, 'linear-regex': linearRegex } };
