/** The month's budget of each spending category, in dollars; the spent amounts come from the spending rows. */
export const monthlyBudgets: Readonly<Record<string, number>> = {
  housing: 1800,
  food: 900,
  transport: 720,
  shopping: 660,
  utilities: 600,
  entertainment: 420,
  health: 660,
  subscriptions: 240,
};
