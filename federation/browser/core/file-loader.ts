import type { RemoteLoadError } from './remote-load-error';

export type FileKind = 'script' | 'style';

/**
 * Loads a file for the build whose entry script is `entry` (`document.currentScript` while it ran), with the file's hash
 * from the release. Resolves to the failure, or to undefined after the script has run or the style applies.
 */
export type FileLoader = (entry: unknown, kind: FileKind, url: string) => Promise<RemoteLoadError | undefined>;

declare global {
  /** Set by the host before the first load. A release's script with hashes calls it and passes itself as `script`. */
  var __federation_hashes__: (script: unknown, hashes: Readonly<Record<string, string>>) => void;
  /** Set by the host before the first load, for the load guard of every build. */
  var __federation_load_file__: FileLoader;
  /** Cancels slow requests of the build with this entry, so that its next import requests the files again. */
  var __federation_cancel_slow__: ((entry: unknown) => void) | undefined;
}
