import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'difference.label': 'A figure from your accounts',
  'difference.title': 'Your accounts say {figure}, you said "{answer}". Use the figure?',
  'difference.titleOld':
    'Your accounts now say {figure}. Your answer "{answer}" came from them on {date}. Use the new figure?',
  'difference.months': '{months} months of spending',
  'difference.month': 'one month of spending',
  'difference.days': 'about {days} days of spending',
  'difference.day': 'less than two days of spending',
  'difference.spent': 'you spend {percent} of what comes in',
  'difference.short.months': '{months} months',
  'difference.short.month': 'one month',
  'difference.short.days': '{days} days',
  'difference.short.day': 'less than two days',
  'difference.effect': '{name} from {from} to {to}',
  'difference.same': 'Your scores would stay the same.',
  'difference.basis': 'Your transactions of {first} to {last}, as of {date}.',
  'difference.use': 'Use {figure}',
  'difference.keep': 'Keep my answer',
  'difference.used': 'Your score now uses {figure}, from your accounts.',
  'difference.usedNote': 'We have kept your answer, in case you want it back.',
  'difference.kept': 'Your score stays with your answer.',
  'difference.keptNote.covered_months': 'We ask again once the figure has moved by more than half a month.',
  'difference.keptNote.spent_percent': 'We ask again once the figure has moved by more than 5 percentage points.',
  'difference.undo': 'Undo',
  'difference.undone': 'Your answer is back.',
  'difference.score': '{name} {value}',
  'difference.scoreRange': '{name} {value}, likely {low} to {high}',
  'difference.changed': 'Your figures have changed in the meantime. These are the newest.',
  'difference.failed': 'That could not be saved. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts: useDifferenceTexts } = defineTranslatedTexts(en, translations('difference'));
export type DifferenceTexts = ReturnType<typeof useDifferenceTexts>;
