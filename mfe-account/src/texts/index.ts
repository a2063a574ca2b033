import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts } = defineTexts(en, {});
