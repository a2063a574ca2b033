import type { MoneyCategory } from '../contract';
import { useTexts } from './texts';

/** Returns a function that labels an account by its last digits: `xxxx2369` becomes "ending 2369"; '' without digits. */
export function useAccountNumber(): (maskedNumber: string) => string {
  const t = useTexts();
  return (maskedNumber) => {
    const digits = maskedNumber.replaceAll('x', '');
    return digits === '' ? '' : t('account.ending', { digits });
  };
}

export function useCategoryName(): (category: MoneyCategory) => string {
  const t = useTexts();
  return (category) => t(`category.${category}`);
}
