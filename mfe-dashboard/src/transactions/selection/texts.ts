import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'select.title': 'Change several transactions',
  'select.none': 'Select the transactions to change.',
  'select.count': 'Selected: {count}',
  'select.countSum': 'Selected: {count}, {sum}',
  'select.all': 'Select all shown',
  'select.done': 'Done',
  'select.category': 'Category for these only',
  'select.setCategory': 'Set category',
  'select.tag': 'Tag',
  'select.addTag': 'Add tag',
  'select.changed': 'Transactions changed: {count}.',
  'select.split': 'Split payments keep the categories of their parts.',
  'select.undone': 'Undone. Transactions changed back: {count}.',
  'select.undo': 'Undo',
  'select.failed': 'Your change could not be saved. Please try again.',
  'select.full': 'A transaction can have 10 tags. One of these has that many already.',
} as const satisfies Record<string, string>;

export const { useTexts: useSelectionTexts } = defineTranslatedTexts(en, translations('selection'));
