export { Outcome, useChanges } from './changes';
export type { Changes } from './changes';
export { EditableRow, EditableRows } from './editable-row';
