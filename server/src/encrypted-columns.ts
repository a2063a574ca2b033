import { appKeys } from './accounts/second-factor/app-key';
import type { StoredTexts } from './encryption/stored-texts';
import { textAnswers } from './quiz/stored-answer';

export const storedTexts: readonly StoredTexts[] = [appKeys, textAnswers];
