import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from './translations';

/** The English texts; texts from the specification have its exact wording. */
const en = {
  'dashboard.greeting': 'Welcome back, {name}',
  'dashboard.anyone': 'User',
  'dashboard.subtitle': "Here's an overview of your financial health",
  'dashboard.loading': 'Loading your dashboard...',
  'dashboard.failed': 'Failed to load financial insights. Please try again.',
  'dashboard.result': 'Your new result',
  'dashboard.resultLink': 'Your result is ready: read it',
  'dashboard.update': 'Update my answers',
  'dashboard.metrics': 'Key metrics',

  'quiz.tooLittle': 'Not enough to go on yet',
  'quiz.tooLittle-text':
    'You left most questions unanswered, which is fine. There is no score to show, and we do not make one up. Answer a few more whenever you like.',
  'quiz.title': 'See your own figures here',
  'quiz.text':
    'Ten short questions, about three minutes. Until then, the dashboard shows sample figures so that you can look around.',
  'quiz.action': 'Start your health check',

  'next.title': 'Next best action',
  'next.done': 'I have done this',
  'next.doneOf': 'I have done this: {title}',

  'insights.title': 'Financial Health Insights',
  'insights.actions': 'Priority Actions',
  'insights.noActions': 'Nothing is open on this list right now. Repeat the health check when your situation changes.',
  'insights.urgency': 'Urgency:',
  'insights.high': 'High',
  'insights.medium': 'Medium',
  'insights.low': 'Low',
  'insights.impact': 'Estimated impact:',
  'insights.profile': 'Investment Profile',
  'insights.horizon': 'Investment horizon',
  'insights.risk': 'Risk tolerance',
  'insights.focus': 'Preferred focus',
  'insights.general':
    'General information only, chosen by your answers. It does not consider your objectives, financial situation or needs as a whole. Check that it suits you, or ask a licensed adviser, before you act on it.',

  'why.title': 'Why these scores',
  'why.lead':
    'Each score is an estimate from your answers. If you had answered every question that applies to you, it would fall within its band 8 times out of 10.',
  'why.loading': 'Loading the reasons for your scores...',
  'why.failed': 'The reasons for your scores could not be loaded.',
  'why.none': 'We cannot explain these scores.',
  'why.basis': 'From {answered} of {applicable} questions that apply to you.',
  'why.basisNone': 'None of your answers is directly about this. The score is estimated from the other areas.',
  'why.limit': 'Held at {at} for now',
  'why.up': 'What lifted it',
  'why.down': 'What held it back',
  'why.noUp': 'None of your answers lifted it noticeably.',
  'why.noDown': 'None of your answers held it back noticeably.',
  'why.answer': 'Your answer:',
  'why.points': '{points} points',
  'why.pointsNote':
    'Points show how much an answer changed the score, compared with leaving the question out. They do not add up to the score.',
  'why.change': '{points} since {date}',
  'why.changeLast': '{points} since your last quiz',
  'why.same': 'Unchanged since {date}',
  'why.sameLast': 'Unchanged since your last quiz',
  'why.unclear': '{change}, a difference within the uncertainty',

  'scores.chart': 'All your scores',
  'scores.axis': 'Score (%)',
  'scores.metric': 'Metric',
  'scores.value': 'Score',
  'scores.one': '{best}: {bestValue}.',
  'scores.range':
    'Your scores run from {worstValue} ({worst}) to {bestValue} ({best}). Each is an estimate, so scores close together may be in a different order.',

  'panel.open': 'Open details',
  'panel.openOf': 'Open details: {title}',
  'panel.example': 'See an example',
  'panel.sampleNote': 'These are sample figures, not your own.',

  'transactions.title': 'Recent Transactions',
  'transactions.viewAll': 'View all',
  'transactions.dialog': 'Transactions',
  'transactions.in': 'Money in',
  'transactions.out': 'Money out',
  'transactions.net': 'Net',
  'transactions.description': 'Description',
  'transactions.category': 'Category',
  'transactions.date': 'Date',
  'transactions.amount': 'Amount',
  'transactions.1': 'Green Valley Grocers',
  'transactions.2': 'Monthly salary',
  'transactions.3': 'Electricity bill',
  'transactions.4': 'Index fund contribution',

  'category.food': 'Food & Dining',
  'category.income': 'Income',
  'category.utilities': 'Utilities',
  'category.investment': 'Investment',
  'category.housing': 'Housing',
  'category.transport': 'Transport',
  'category.shopping': 'Shopping',
  'category.entertainment': 'Entertainment',
  'category.health': 'Health',
  'category.subscriptions': 'Subscriptions',

  'spending.title': 'Spending by Category',
  'spending.dialog': 'Spending Analysis',
  'spending.caption': '{top} is the largest part of monthly spending, with {share} of {total}.',
  'spending.share': 'Share',
  'spending.trend': 'Since last month',
  'spending.up': 'Up {percent}',
  'spending.down': 'Down {percent}',
  'spending.stable': 'Stable',
  'spending.total': 'Total',
  'spending.perMonth': 'a month',
  'spending.largest': 'Largest category',
  'spending.largestValue': '{name}, {share}',
  'spending.growing': 'Fastest growing',
  'spending.growingValue': '{name}, up {percent}',

  'goals.title': 'Savings Goals Progress',
  'goals.manage': 'Manage Goals',
  'goals.dialog': 'Savings Goals',
  'goals.caption':
    '{best} is closest to its target, with {bestValue} saved; {worst} has the longest way to go, with {worstValue}.',
  'goals.axis': 'Saved (%)',
  'goals.goal': 'Goal',
  'goals.progress': 'Progress',
  'goals.saved': '{saved} of {target}',
  'goals.remaining': '{amount} to go',
  'goals.deadline': 'Due {date}',
  'goals.emergency': 'Emergency Fund',
  'goals.house': 'House Deposit',
  'goals.retirement': 'Retirement Top-up',
  'goals.holiday': 'Holiday in Japan',

  'bank.title': 'Connect Your Bank Account',
  'bank.text': 'Connecting your accounts shows real-time data and personalized insights instead of sample figures.',
  'bank.action': 'Connect Bank Account',
  'bank.file': 'Or bring a file from your bank',
  'bank.close': 'Close',

  'metric.sampleTrend': 'Sample trend',
  'metric.sampleTrends': 'Sample trends',

  'actions.minutes': '{count} min',
  'kindLine.label': 'For you alone',
  'kindLine.hide': 'Do not show this again',
  'kindLine.failed': 'This could not be saved. Please try again.',
  'actions.goal': 'Make it a goal',
  'actions.reasons': 'Why, and how to start',
  'actions.later': 'Later',
  'actions.laterOf': 'Later: {title}',
  'actions.dismiss': 'Not for me',
  'actions.dismissOf': 'Not for me: {title}',
  'actions.when': 'Show this again in',
  'actions.delay.week': 'A week',
  'actions.delay.month': 'A month',
  'actions.delay.three_months': 'Three months',
  'actions.why': 'What is the reason?',
  'actions.reason.not_for_me': 'It does not suit me',
  'actions.reason.already_in_place': 'Already in place',
  'actions.reason.cannot_now': 'Not possible right now',
  'actions.reason.other': 'Another reason',
  'actions.now.done': 'Marked as done: {title}',
  'actions.answers': 'Your score moves once your answers do.',
  'actions.now.postponed': 'Set aside for now: {title}',
  'actions.now.dismissed': 'Taken off your list: {title}',
  'actions.now.open': 'Back on your list: {title}',
  'actions.undo': 'Undo',
  'actions.undoOf': 'Undo: {title}',
  'actions.failed': 'This could not be saved: {title}. Please try again.',
  'actions.decided': 'Done or set aside ({count})',
  'actions.state.done': 'Done',
  'actions.state.postponed': 'Set aside for now',
  'actions.state.dismissed': 'Not for me',
  'actions.until': 'Back on {date}',
  'actions.because': 'Not for me: {reason}',
  'actions.reopen': 'Put back',
  'actions.reopenOf': 'Put back: {title}',

  'history.range': 'Likely range',
  'history.ends': '{low} to {high}',
} as const satisfies Record<string, string>;

/** Fixed English texts of an insights response. The server translates all other sentences of the response. */
type Message =
  | 'Overall Financial Health Score'
  | 'Emergency Fund Preparedness'
  | 'Debt Management Effectiveness'
  | 'Investment Readiness'
  | 'Short-term (1-3 years)'
  | 'Medium-term (4-6 years)'
  | 'Long-term (7+ years)'
  | 'Conservative'
  | 'Cautious'
  | 'Balanced'
  | 'Growth'
  | 'Becoming debt-free'
  | 'Saving for a home deposit'
  | 'Growing retirement savings'
  | 'Income from investments'
  | 'Investing in line with your values'
  | 'Long-term growth'
  | 'Reducing high-interest debt'
  | 'Building an emergency buffer'
  | 'Keeping short-term savings safe'
  | 'Diversified long-term growth'
  | 'Not yet known'
  | 'Your finances suggest less risk than you are comfortable with.';

/** Translation keys of the fixed texts. English texts have no such keys, because the response contains English texts. */
type MessageKey = `message.${Message}`;

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(en, translations('main'));
export type TextKey = keyof typeof en;
