export { activeCopies } from './active-copies';
export { openFiles, type FileOptions, type FileStore } from './file-store';
export { hashOf, integrityOf, type StoredFile } from './integrity';
export { lockPublishing } from './publishing-lock';
