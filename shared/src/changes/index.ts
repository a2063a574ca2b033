export { Outcome } from './outcome';
export { useChanges } from './use-changes';
export type { Changes } from './use-changes';
