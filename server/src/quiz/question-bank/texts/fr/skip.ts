import type { Translation } from '../../../../language/catalogues';
import type { skipTexts as en } from '../en/skip';

export const skipTexts: Translation<typeof en> = {
  prefer_not_to_say: 'Je préfère ne pas répondre',
  not_sure: 'Je ne sais pas',
  does_not_apply: 'Ne me concerne pas',
};
