import type { RemoteLoadError } from './remote-load-error';

export type FileKind = 'script' | 'style';

/**
 * Loads a file for the build whose entry script is `entry`, with the file's hash from the release. Resolves to the error of
 * a failed load, or to undefined once the script has run or the style sheet applies.
 */
export type FileLoader = (entry: unknown, kind: FileKind, url: string) => Promise<RemoteLoadError | undefined>;

declare global {
  /** Receives the hashes of a release's files from the release's script. `script` is the element of that script. */
  var __federation_hashes__: (script: unknown, hashes: Readonly<Record<string, string>>) => void;
  /** Loads a file for the load guard of any build. */
  var __federation_load_file__: FileLoader;
  /** Cancels slow requests of the build with this entry, so that the next import requests the files again. */
  var __federation_cancel_slow__: ((entry: unknown) => void) | undefined;
}

/** Type of the window event for a chunk that failed to load, if the importing code caught the error. */
export const CHUNK_FAILED_EVENT = 'federation-chunk-failed';

/** Type of the window event that is dispatched after the code that fills slots has loaded. */
export const SLOTS_READY_EVENT = 'federation-slots-ready';
