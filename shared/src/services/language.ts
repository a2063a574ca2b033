import type { Language } from '../contract';
import { createServiceContext } from './create-service';

export type LanguageService = {
  language: Language;
  setLanguage: (language: Language) => void;
};

const { ServiceContext, useService } = createServiceContext<LanguageService>(
  'useLanguage must be used within a LanguageProvider',
);
export const LanguageContext = ServiceContext;
export const useLanguage = useService;
