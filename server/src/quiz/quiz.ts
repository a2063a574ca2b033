import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';

export interface QuizContext {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly language: Language;
}
