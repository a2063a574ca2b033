import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

/** A user's own budget. */
const en = {
  'budget.own.title': 'Your budget',
  'budget.own.asOf': 'As of {date}. Some accounts have no later transactions yet.',
  'budget.own.left': 'Left in {month}',
  'budget.own.over': 'Over budget in {month}',
  'budget.own.left.payday': 'Next payday: {date}. The month ends on {end}.',
  'budget.own.left.month': 'The month ends on {end}.',
  'budget.own.total': 'Budget',
  'budget.own.total.rolled': 'With {amount} from earlier months',
  'budget.own.spent': 'Spent',
  'budget.own.other': 'Spent on everything else',
  'budget.own.other.detail': 'Categories without a budget',
  'budget.own.start': 'No budget yet',
  'budget.own.start.text':
    'Start from what you usually spend, or set amounts yourself. You can change each at any time.',
  'budget.own.proposed':
    'Proposed amounts are what you spend in a usual month: the median of your last {count} complete ones, in whole dollars. Bills that are not monthly count with their share of a month.',
  'budget.own.proposed.total': 'Together {total} a month. You spend {average} in an average month.',
  'budget.own.proposed.short':
    'Together {total} a month. You spend {average} in an average month: {missing} of it comes now and then, and is not covered.',
  'budget.own.notProposed': 'Nothing is proposed yet: that takes two complete months of transactions.',
  'budget.own.useProposed': 'Use proposed amounts',
  'budget.own.rest': 'Without a budget',
  'budget.own.more': 'More categories',
  'budget.own.bar': '{name}: part of the budget that is spent',
  'budget.own.row.spent': '{spent} of {budget}',
  'budget.own.row.left': '{amount} left',
  'budget.own.row.over': '{amount} over',
  'budget.own.row.rolled': '{amount} of it from earlier months',
  'budget.own.row.soFar': '{amount} this month',
  'budget.own.row.usual': 'Proposed: {amount}',
  'budget.own.row.payday': 'At this pace, gone by {date}, {count} days before payday.',
  'budget.own.row.dayBefore': 'At this pace, gone by {date}, the day before payday.',
  'budget.own.row.monthEnd': 'At this pace, gone by {date}, before the month ends.',
  'budget.own.edit': 'Change',
  'budget.own.editOf': 'Change: {name}',
  'budget.own.set': 'Set',
  'budget.own.setOf': 'Set amount: {name}',
  'budget.own.form.amount': 'Amount per month',
  'budget.own.form.error': 'Enter an amount in dollars, from 1 cent to 100 million',
  'budget.own.form.rollOver': 'Carry what is left over into the next month',
  'budget.own.form.save': 'Save',
  'budget.own.form.cancel': 'Cancel',
  'budget.own.form.remove': 'Remove from budget',
  'budget.own.done.saved': '{name}: {amount} a month.',
  'budget.own.done.removed': '{name} no longer has a budget.',
  'budget.own.done.taken': 'The proposed amounts are your budget now.',
  'budget.own.done.outdated':
    'This was changed elsewhere in the meantime. Nothing was overwritten; you now see the latest amounts.',
  'budget.own.loading': 'Loading your budget...',
  'budget.own.failed': 'Your budget could not be loaded.',
  'budget.own.retry': 'Try again',
  'budget.own.none': 'No transactions yet',
  'budget.own.none.text': 'Your spending appears here as soon as there are transactions. You can already set amounts.',
  'budget.own.fetching': 'Your transactions are on their way',
  'budget.own.fetching.text': 'Your bank is linked, and its figures are being fetched. They appear here by themselves.',
} as const satisfies Record<string, string>;

export const { useTexts: useBudgetTexts } = defineTranslatedTexts(en, translations('budget'));
