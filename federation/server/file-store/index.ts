export {
  createActiveReleaseCopies,
  lockPublishing,
  openFileStore,
  type FileStoreOptions,
  type FileStore,
} from './file-store';
export { compressObject, integrityOf, toHexHash, type StoredFile } from './objects';
