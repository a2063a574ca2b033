import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import type { QuestionBank } from './question-bank';

export interface QuizContext {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly questionBank: QuestionBank;
  readonly language: Language;
}
