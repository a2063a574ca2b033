import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createOpenResponses } from './file-routes';

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
const isOpen = (response: ServerResponse) => !response.destroyed;

test('a session of the fault lab can have four endless responses, and a fifth closes the oldest of them', () => {
  const openResponses = createOpenResponses();
  const responses = ['never', 'slow', 'stalls', 'never', 'slow', 'never', 'never'].map((fault) => {
    const response = newResponse();
    openResponses.add(response, 'tester', fault);
    return response;
  });
  const other = newResponse();
  openResponses.add(other, 'other', 'never');
  expect(responses.map(isOpen)).toEqual([false, true, true, true, true, true, true]);
  openResponses.closeAll();
  expect([...responses, other].some(isOpen)).toBe(false);
});

test('closeAll does not close a response that has ended', () => {
  const openResponses = createOpenResponses();
  const ended = newResponse();
  openResponses.add(ended, 'tester', 'slow');
  ended.emit('close');
  openResponses.closeAll();
  expect(isOpen(ended)).toBe(true);
});
