import { cashFlowQuestions } from './cash-flow';
import { debtQuestions } from './debt';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { parseBank } from './parse-bank';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';

/**
 * The questions of the quiz. Option points follow published Australian and US ladders of financial health
 * (uneven on purpose, such as 100/85/40/0 for debt); the wording is our own.
 */
export const bank = parseBank({
  id: 'financial-health-1',
  questions: [
    ...cashFlowQuestions,
    ...emergencyFundQuestions,
    ...debtQuestions,
    ...protectionQuestions,
    ...planningQuestions,
    ...investingQuestions,
    ...profileQuestions,
  ],
});
