export {
  createActiveReleaseCopies,
  lockPublishing,
  openFileStore,
  type FileOptions,
  type FileStore,
} from './file-store';
export { compressObject, integrityOf, toHexHash, type StoredFile } from './objects';
