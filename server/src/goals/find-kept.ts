import { eq } from 'drizzle-orm';
import type { MoneyOverview } from '@verdant/shared/contract';
import type { Database } from '../database';
import { budgetAmounts } from '../money/budget/schema';
import { goals } from './schema';

/** Whether a user has goals and a budget, which outlive their accounts; undefined where they have neither. */
export async function findKept(db: Database, userId: string): Promise<MoneyOverview['kept']> {
  const [goalCount, amountCount] = [
    await db.$count(goals, eq(goals.userId, userId)),
    await db.$count(budgetAmounts, eq(budgetAmounts.userId, userId)),
  ];
  return goalCount + amountCount > 0 ? { goals: goalCount > 0, budget: amountCount > 0 } : undefined;
}
