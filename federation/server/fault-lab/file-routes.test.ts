import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createFaultyResponses } from './file-routes';

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));
const isOpen = (response: ServerResponse) => !response.destroyed;

test('a session of the fault lab can have four endless responses, and a fifth closes the oldest of them', () => {
  const faultyResponses = createFaultyResponses();
  const responses = ['never', 'slow', 'stalls', 'never', 'slow', 'never', 'never'].map((fault) => {
    const response = newResponse();
    faultyResponses.add(response, 'tester', fault);
    return response;
  });
  const other = newResponse();
  faultyResponses.add(other, 'other', 'never');
  expect(responses.map(isOpen)).toEqual([false, true, true, true, true, true, true]);
  faultyResponses.closeAll();
  expect([...responses, other].some(isOpen)).toBe(false);
});

test('closeAll does not close a response that has ended', () => {
  const faultyResponses = createFaultyResponses();
  const ended = newResponse();
  faultyResponses.add(ended, 'tester', 'slow');
  ended.emit('close');
  faultyResponses.closeAll();
  expect(isOpen(ended)).toBe(true);
});
