export { previewKind } from './publish-preview';
export { readPreviewFile } from './store';
export { deleteExpiredPreviews, findPreview, findPreviewNotes, listPreviews } from './store';
