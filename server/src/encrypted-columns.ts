import { totpSecrets } from './accounts/second-factor/store';
import type { EncryptedColumn } from './encryption/stored-texts';
import { textAnswers } from './quiz/stored-answer';

export const encryptedColumns: readonly EncryptedColumn[] = [totpSecrets, textAnswers];
