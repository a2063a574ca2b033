import type { MoneyCategory } from '../contract';
import { useTexts } from './texts';

/** The names of the categories of transactions, in the reader's language. */
export function useCategoryName(): (category: MoneyCategory) => string {
  const t = useTexts();
  return (category) => t(`category.${category}`);
}
