import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';

/** English texts of the form that changes the tags of a transaction. */
const en = {
  'tags.label': 'Tags',
  'tags.new': 'New tag',
  'tags.add': 'Add',
  'tags.removeOf': 'Remove the tag {tag}',
} as const satisfies Record<string, string>;

export const { useTexts: useTagsTexts } = defineTranslatedTexts(en, translations('tags'));
