/** @jest-environment jest-fixed-jsdom */
import { keepFirstAnswer, takeFirstAnswer } from './first-answer';

const given = { questionId: 'cash-flow-spending', answer: 'little_less' };

afterEach(() => jest.restoreAllMocks());

it('a stored first answer is returned by the first read, and null by the second read', () => {
  keepFirstAnswer(given);
  expect(takeFirstAnswer()).toEqual(given);
  expect(takeFirstAnswer()).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '7',
  '{"questionId":"a"}',
  '{"questionId":1,"answer":"b"}',
  '{"questionId":"a","answer":[]}',
])('an invalid stored first answer %s is ignored and removed', (text) => {
  sessionStorage.setItem('verdant:first-answer', text);
  expect(takeFirstAnswer()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('a first answer is lost if storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  keepFirstAnswer(given);
  expect(takeFirstAnswer()).toBeNull();
});
