export { hasAccountData, transactionsFrom, getAccountDataVersion } from './account-data';
export { typedCents } from './typed-cents';
export { isFetchingFirst, useMoney } from './use-money';
export type { Money } from './use-money';
export { useAccountNumber, useCategoryName } from './use-names';
