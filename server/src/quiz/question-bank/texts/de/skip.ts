import type { Translation } from '../../../../language/catalogues';
import type { skipTexts as en } from '../en/skip';

export const skipTexts: Translation<typeof en> = {
  prefer_not_to_say: 'Möchte ich nicht sagen',
  not_sure: 'Weiß ich nicht genau',
  does_not_apply: 'Trifft auf mich nicht zu',
};
