export { createActiveReleaseCopies } from './active-copies';
export { lockPublishing, openFileStore, type FileOptions, type FileStore } from './file-store';
export { toHexHash, integrityOf, type StoredFile } from './objects';
