export { previewKind } from './publish-preview';
export { readPreviewFile } from './read-file';
export { deleteExpiredPreviews, findPreview, findPreviewNotes, listPreviews } from './store';
