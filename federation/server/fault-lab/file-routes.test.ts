import { Socket } from 'node:net';
import { createHungSockets } from './file-routes';

const isOpen = (socket: Socket) => !socket.destroyed;

test('a session of the fault lab can have four hung connections, and a fifth hung connection closes the oldest of them', () => {
  const hung = createHungSockets();
  const sockets = Array.from({ length: 5 }, () => new Socket());
  const other = new Socket();
  hung.hang('other', other);
  for (const socket of sockets) hung.hang('tester', socket);
  expect(sockets.map(isOpen)).toEqual([false, true, true, true, true]);
  expect(isOpen(other)).toBe(true);
  hung.closeAll();
  expect([...sockets, other].some(isOpen)).toBe(false);
});

test('closeAll closes the tracked connections, except those whose response has ended', () => {
  const hung = createHungSockets();
  const [slow, over] = [new Socket(), new Socket()];
  hung.track(slow);
  hung.track(over)();
  hung.closeAll();
  expect([slow, over].map(isOpen)).toEqual([false, true]);
  over.destroy();
});
