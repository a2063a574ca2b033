import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Sends new connections to that port of this machine, and breaks the existing ones. */
  readonly pointTo: (port: number) => void;
  readonly close: () => void;
}

/** Forwards TCP connections on the loopback, as a virtual IP address or a proxy in front of PostgreSQL does. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let current = target;

  const track = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port: current });
    for (const socket of [client, upstream]) socket.setNoDelay(true);
    track(client, upstream);
    track(upstream, client);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pointTo: (next) => {
      current = next;
      breakAll();
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}
