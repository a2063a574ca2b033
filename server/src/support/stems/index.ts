import type { Language } from '@verdant/shared/contract';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Stems } from './stems';

export const stems: Readonly<Record<Language, Stems>> = { en, de, fr, es };
