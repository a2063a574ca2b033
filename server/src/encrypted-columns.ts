import { appKeys } from './accounts/second-factor/app-key';
import type { StoredTexts } from './encryption/stored-texts';
import { textAnswers } from './quiz/stored-answer';

/** Every column of encrypted texts. */
export const storedTexts: readonly StoredTexts[] = [appKeys, textAnswers];
