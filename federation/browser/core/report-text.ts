import { failureDetails, type RemoteLoadError, textOfCause } from './remote-load-error';
import { FRAME_PATTERN, MAX_FRAMES, scrubMessage, type LoadEvent } from '../../contract';

/** Circumstances of a failure. `page`: the remote's path pattern, because real paths can contain personal data. */
export type FailureContext = { page: string; browser: string; isOnline: boolean; opened: number; isInLab: boolean };

/** Returns text about a failure for support, one fact per line. `after_ms`: time since the page was opened. */
export const failureReport = (
  error: RemoteLoadError,
  { page, browser, isOnline, opened, isInLab }: FailureContext,
): string =>
  [
    ...failureDetails(error),
    ['page', page],
    ['at', error.at.toISOString()],
    ['after_ms', Math.round(error.at.getTime() - opened)],
    ['online', isOnline],
    ['fault_lab', isInLab],
    ['browser', browser],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

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
