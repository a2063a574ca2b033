import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';

const en = {
  'split.intro': 'Each part counts in its own category. The last part is what is left of {amount}.',
  'split.category': 'Category of part {number}',
  'split.amount': 'Amount of part {number}',
  'split.remove': 'Remove part {number}',
  'split.add': 'Add a part',
  'split.left': 'Left: {amount}',
  'split.over': 'These parts are {amount} more than the payment.',
  'split.nothingLeft': 'Nothing is left for the last part. Lower an amount or remove a part.',
  'split.invalid': 'Enter an amount above zero for every part, such as 12.50.',
  'split.transfer':
    'This is a transfer between your own accounts. It is neither income nor spending, so there is nothing to split. If that is wrong, choose another category first.',
  'split.save': 'Save the split',
  'split.join': 'Join again',
  'split.cancel': 'Cancel',
  'split.failed': 'Your split could not be saved. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts: useSplitTexts } = defineTranslatedTexts(en, translations('split'));
