import type { Socket } from 'node:net';

/**
 * Max per session. A browser has six connections to one origin: more than four that hang would leave it none for the lab
 * itself. One more ends the oldest, which a page has mostly given up by then.
 */
const MAX_HELD = 4;
/** Nobody waits longer: the limit of a load is 120 seconds. */
const MAX_HELD_MS = 5 * 60_000;

export interface HeldSockets {
  /** Keeps a connection open without a response, counted for its session. */
  readonly hold: (session: string, socket: Socket) => void;
  /** Tracks a connection with a slow response; returns how to stop. */
  readonly track: (socket: Socket) => () => void;
  /** Ends them all, when the server does. */
  readonly closeAll: () => void;
}

/** The connections on which the lab does not respond, or responds slowly. */
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
      const timer = setTimeout(() => socket.destroy(), MAX_HELD_MS).unref();
      socket.once('close', () => {
        clearTimeout(timer);
        forget(session, socket);
      });
      if (held.size > MAX_HELD) [...held][0]?.destroy();
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
