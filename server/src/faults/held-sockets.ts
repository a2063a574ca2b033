import type { Socket } from 'node:net';

/**
 * A browser has six connections to one place: more than four that hang would leave it none for the lab itself. One more
 * ends the oldest, which a page has mostly given up by then.
 */
const HELD_AT_ONCE = 4;
/** Nobody waits longer: the limit of a load is 120 seconds. */
const HELD_AT_MOST_MS = 5 * 60_000;

export interface HeldSockets {
  /** Keeps a connection open without an answer, counted for its session. */
  readonly hold: (session: string, socket: Socket) => void;
  /** Remembers a connection that is answered slowly; returns how to forget it. */
  readonly track: (socket: Socket) => () => void;
  /** Ends them all, when the server does. */
  readonly closeAll: () => void;
}

/** The connections on which the lab does not answer, or answers slowly. */
export function createHeldSockets(): HeldSockets {
  const bySession = new Map<string, Set<Socket>>();
  const tracked = new Set<Socket>();

  const forget = (session: string, socket: Socket) => {
    const held = bySession.get(session);
    held?.delete(socket);
    if (held?.size === 0) bySession.delete(session);
  };

  return {
    hold(session, socket) {
      const held = bySession.get(session) ?? new Set();
      bySession.set(session, held);
      held.add(socket);
      const timer = setTimeout(() => socket.destroy(), HELD_AT_MOST_MS).unref();
      socket.once('close', () => {
        clearTimeout(timer);
        forget(session, socket);
      });
      if (held.size > HELD_AT_ONCE) [...held][0]?.destroy();
    },
    track(socket) {
      tracked.add(socket);
      return () => tracked.delete(socket);
    },
    closeAll() {
      for (const socket of [...tracked, ...[...bySession.values()].flatMap((held) => [...held])]) socket.destroy();
    },
  };
}
