export { hasAccountData, transactionsFrom } from './account-data';
export { typedCents } from './typed-cents';
export { useAccountNumber } from './use-account-number';
export { useCategoryName } from './use-category-name';
export { isFetchingFirst, useMoney } from './use-money';
export { versionOf } from './version-of';
export type { Money } from './use-money';
