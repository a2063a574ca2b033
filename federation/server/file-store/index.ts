export type { FileStore, FileToStore, NewFile } from './file-store';
export { integrityOf } from './integrity';
export { openFiles, type FileOptions } from './open-files';
export { lockPublishing } from './publishing-lock';
export type { ReadStored } from './read-stored';
