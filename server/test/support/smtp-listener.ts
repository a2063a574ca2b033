import { createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '../../testing/free-port';

export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

type Temper = 'takes' | 'refuses';

export interface SmtpListener {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Sets the behaviour for the next connections: accept mail, or refuse every recipient. */
  readonly be: (temper: Temper) => void;
  readonly close: () => Promise<void>;
}

function converse(socket: Socket, temper: Temper, deliver: (delivery: Delivery) => void): void {
  let from = '';
  let to: string[] = [];
  let message: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';

  const hearData = (lines: string[], line: string) => {
    if (line !== '.') return void lines.push(line.replace(/^\./, ''));
    deliver({ from, to, message: lines.join('\r\n') });
    message = undefined;
    say('250 taken');
  };
  const hear = (line: string) => {
    if (message) return hearData(message, line);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say('250 listener');
    else if (verb === 'MAIL') {
      from = address(line);
      to = [];
      say('250 ok');
    } else if (verb === 'RCPT' && temper === 'refuses') say(`550 no such person: ${line}`);
    else if (verb === 'RCPT') {
      to.push(address(line));
      say('250 ok');
    } else if (verb === 'DATA') {
      message = [];
      say('354 go ahead');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };

  let rest = '';
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
  say('220 listener');
}

export async function listenForMail(): Promise<SmtpListener> {
  const deliveries: Delivery[] = [];
  const sockets = new Set<Socket>();
  let temper: Temper = 'takes';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, temper, (delivery) => deliveries.push(delivery));
  });
  const port = await listenOnFreePort(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    be: (next) => {
      temper = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
