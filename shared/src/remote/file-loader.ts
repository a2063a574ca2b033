import type { LoadReason } from '@verdant/federation/contract';
import type { LoadDetail } from './remote-load-error';

export type FileKind = 'script' | 'style';

/** Why a file was not used. */
export type FileFailure = {
  reason: LoadReason;
  detail: LoadDetail;
  /** The address that was asked for. */
  url: string;
  /** HTTP status where it can be had. */
  status?: number;
};

/**
 * Loads a file for the build that `owner` is the entry script of (`document.currentScript` while it ran), with the
 * hash that the build's release names for it; undefined when it runs or applies.
 */
export type FileLoader = (owner: unknown, kind: FileKind, url: string) => Promise<FileFailure | undefined>;

declare global {
  /** Set by the shell before the first load, for the load guard of every build. */
  var __verdant_load_file__: FileLoader;
}
