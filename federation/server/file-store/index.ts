export { activeCopies } from './active-copies';
export { lockPublishing, openFiles, type FileOptions, type FileStore } from './file-store';
export { hashOf, integrityOf, type StoredFile } from './integrity';
