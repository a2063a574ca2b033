import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';

const en = {
  'tags.label': 'Tags',
  'tags.new': 'New tag',
  'tags.add': 'Add',
  'tags.removeOf': 'Remove the tag {tag}',
} as const satisfies Record<string, string>;

export const { useTexts: useTagsTexts } = defineTranslatedTexts(en, translations('tags'));
