import { cashFlowTexts } from './cash-flow';
import { debtTexts } from './debt';
import { debtDetailTexts } from './debt-details';
import { emergencyFundTexts } from './emergency-fund';
import { investingTexts } from './investing';
import { planningTexts } from './planning';
import { profileTexts, skipTexts } from './profile';
import { protectionTexts } from './protection';

export const en = {
  questions: {
    ...cashFlowTexts,
    ...debtTexts,
    ...debtDetailTexts,
    ...emergencyFundTexts,
    ...investingTexts,
    ...planningTexts,
    ...profileTexts,
    ...protectionTexts,
  },
  skip: skipTexts,
};
