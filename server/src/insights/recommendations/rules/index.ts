import type { Rule } from '../rule';
import { cashFlowRules } from './cash-flow-rules';
import { debtDetailRules, debtRules } from './debt-rules';
import { hardshipRules } from './hardship-rules';
import { emergencyRules } from './emergency-rules';
import { investingRules } from './investing-rules';
import { planningRules } from './planning-rules';
import { protectionRules } from './protection-rules';
import { situationRules } from './situation-rules';

/** Every rule of advice. docs/quiz.md describes how to add a rule. */
export const rules: readonly Rule[] = [
  ...hardshipRules,
  ...debtRules,
  ...debtDetailRules,
  ...emergencyRules,
  ...cashFlowRules,
  ...protectionRules,
  ...planningRules,
  ...investingRules,
  ...situationRules,
];
