import type { RemoteLoadError } from './remote-load-error';

export type FileKind = 'script' | 'style';

/**
 * Loads a file for the build whose entry script is `entry` (`document.currentScript` while that ran), with the hash that
 * the build's release names for it. Resolves to the failure, or to undefined once the file runs or applies.
 */
export type FileLoader = (entry: unknown, kind: FileKind, url: string) => Promise<RemoteLoadError | undefined>;

declare global {
  /** Set by the host before the first load: what a release's script of hashes, which is running now, calls. */
  var __federation_hashes__: (script: unknown, hashes: Readonly<Record<string, string>>) => void;
  /** Set by the host before the first load, for the load guard of every build. */
  var __federation_load_file__: FileLoader;
  /** Cancels what has been loading for long for the build of that entry: its next import requests it again. */
  var __federation_cancel_slow__: ((entry: unknown) => void) | undefined;
}
