export { EditableRow, EditableRows } from './editable-row';
export { Outcome } from './outcome';
export { useChanges } from './use-changes';
export type { Changes } from './use-changes';
