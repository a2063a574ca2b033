import { FRAME_PATTERN, MAX_FRAMES, scrubMessage, type LoadEvent } from '../../contract';
import { textOfCause, type RemoteLoadError } from './remote-load-error';

/** Captures file, and line with column, after the release's folder in any browser's stack frame; skips a retry's query. */
const IN_STACK = /^([\w./-]+)(?:\?[^\s:]*)?(:\d+:\d+)/;

/** Returns a thrown error's message without personal data, and the stack frames in the release's files. */
export function thrownErrorReport({ cause, folder, note }: RemoteLoadError): Pick<LoadEvent, 'message' | 'stack'> {
  if (cause === undefined && note === undefined) return {};
  const places = folder && cause instanceof Error ? (cause.stack ?? '').split(folder).slice(1) : [];
  const frames = places
    .map((text) => IN_STACK.exec(text)?.slice(1).join('') ?? '')
    .filter((frame) => FRAME_PATTERN.test(frame));
  const text = textOfCause(cause);
  return { message: scrubMessage(note === undefined ? text : `${note}: ${text}`), stack: frames.slice(0, MAX_FRAMES) };
}
