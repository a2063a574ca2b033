export { previewKind } from './publish-preview';
export { readPreviewFile } from './read-file';
export { deleteExpiredPreviews, findPreview, findPreviewNotes, listPreviews, type Preview } from './store';
