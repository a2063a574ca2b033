import type { Language } from '../contract';
import { createService } from './create-service';

export type LanguageService = {
  language: Language;
  setLanguage: (language: Language) => void;
};

const { ServiceContext, useService } = createService<LanguageService>(
  'useLanguage must be used within a LanguageProvider',
);
export const LanguageContext = ServiceContext;
export const useLanguage = useService;
