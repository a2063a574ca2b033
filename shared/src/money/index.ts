export { hasAccountData, transactionsFrom } from './account-data';
export { typedCents } from './typed-cents';
export { useAccountNumber } from './labels';
export { useCategoryName } from './labels';
export { isFetchingFirst, useMoney } from './use-money';
export type { Money } from './use-money';
