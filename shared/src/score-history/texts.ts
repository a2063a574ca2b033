import { defineTranslatedTexts } from '@verdant/shared/texts';
import type { metricTitles } from '../contract';
import { translations } from '../translations';

type MessageKey = `message.${(typeof metricTitles)[keyof typeof metricTitles]}`;

const en = {
  'history.title': 'Your scores over time',
  'history.chart': '{title} over time',
  'history.caption':
    '{title}: {first} on {firstDay}, {last} on {lastDay}. Each dot is a score that was possible then. The likely range was {firstWidth} points wide, and is {lastWidth} now.',
  'history.range': 'Likely range',
  'history.ends': '{low} to {high}',
  'history.changed': 'What changed',
  'history.before': 'Before:',
  'history.now': 'Now:',
  'history.notAsked': 'not asked',
  'history.noAnswers': 'None of your new answers moved this score noticeably.',
  'history.note':
    'Points compare this score with what it would be with your previous answer. Each quiz asks other questions, so they do not add up to the change.',
  'history.results': 'Results as they were:',
  'history.unscored': 'Too few answers for a score: {days}',
  'history.failed': 'Your earlier scores could not be loaded.',
  'history.metric': 'Metric',
  'history.score': 'Score',
  'history.date': 'Date',
  'history.points': '{points} points',
  'history.since': '{points} since {date}',
  'history.noClearChange': 'No clear change',
} as const satisfies Record<string, string>;

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(
  en,
  translations('score-history'),
);
