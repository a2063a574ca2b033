export { getAccountDataVersion, hasAccountData, isFetchingFirst, transactionsFrom, useMoney } from './money';
export type { Money } from './money';
export { typedCents } from './typed-cents';
export { useAccountNumber, useCategoryName } from './use-names';
