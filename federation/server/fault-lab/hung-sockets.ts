import type { Socket } from 'node:net';

/** Maximum hanging connections per session. A browser opens six connections to one origin, and the lab itself needs two. */
const MAX_HUNG = 4;
/** Milliseconds until a hanging connection is closed: more than the longest load timeout, 120 seconds. */
const MAX_HUNG_MS = 5 * 60_000;

export interface HungSockets {
  readonly hang: (session: string, socket: Socket) => void;
  readonly track: (socket: Socket) => () => void;
  readonly closeAll: () => void;
}

/**
 * Creates the register of connections that a fault leaves hanging or slows down. Only hanging connections are limited.
 */
export function createHungSockets(): HungSockets {
  const bySession = new Map<string, Set<Socket>>();
  const tracked = new Set<Socket>();

  return {
    hang(session, socket) {
      const hung = bySession.get(session) ?? new Set();
      bySession.set(session, hung);
      hung.add(socket);
      const timer = setTimeout(() => socket.destroy(), MAX_HUNG_MS).unref();
      socket.once('close', () => {
        clearTimeout(timer);
        hung.delete(socket);
        if (hung.size === 0 && bySession.get(session) === hung) bySession.delete(session);
      });
      if (hung.size > MAX_HUNG) [...hung][0]?.destroy();
    },
    track(socket) {
      tracked.add(socket);
      return () => tracked.delete(socket);
    },
    closeAll() {
      for (const socket of [...tracked, ...[...bySession.values()].flatMap((hung) => [...hung])]) socket.destroy();
    },
  };
}
