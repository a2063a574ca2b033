/** What became of a change. */
export const en = {
  'changes.undone': 'Undone.',
  'changes.undo': 'Undo',
  'changes.failed': 'That could not be saved, and nothing has changed. Please try again.',
} as const satisfies Record<string, string>;
