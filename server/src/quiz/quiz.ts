import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import type { QuestionBank } from './question-bank';

/** Dependencies of an operation on a quiz. */
export interface Quiz {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly questionBank: QuestionBank;
  readonly language: Language;
}
