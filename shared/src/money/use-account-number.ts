import { useTexts } from './texts';

/** Labels an account by its last digits: `xxxx2369` of the contract is "ending 2369"; '' where there are none. */
export function useAccountNumber(): (maskedNumber: string) => string {
  const t = useTexts();
  return (maskedNumber) => {
    const digits = maskedNumber.replaceAll('x', '');
    return digits === '' ? '' : t('account.ending', { digits });
  };
}
