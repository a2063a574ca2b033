import { Socket } from 'node:net';
import { createHungSockets } from './hung-sockets';

const isOpen = (socket: Socket) => !socket.destroyed;

test('leaves four connections of a session open, and destroys the oldest for a fifth', () => {
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

test('closes tracked connections at the end, except those that are over', () => {
  const hung = createHungSockets();
  const [slow, over] = [new Socket(), new Socket()];
  hung.track(slow);
  hung.track(over)();
  hung.closeAll();
  expect([slow, over].map(isOpen)).toEqual([false, true]);
  over.destroy();
});
