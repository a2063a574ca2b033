/** @jest-environment jest-fixed-jsdom */
import { createDraftStore } from './drafts';
import { exampleQuestions as q, exampleQuizAt } from '../testing/examples';

const day = 24 * 60 * 60 * 1000;
const draftsOf = (userId: string, now = 0) =>
  createDraftStore(
    userId,
    () => localStorage,
    () => now,
  );
const given = { answer: 'A home', touched: true };
const place = exampleQuizAt(q.text, 1);

beforeEach(() => localStorage.clear());

it('a saved draft can be read by a new page, until it is replaced or removed', () => {
  draftsOf('jo').save(place, given);
  expect(draftsOf('jo').read(place)).toEqual(given);
  draftsOf('jo').save(place, { answer: 'A boat', touched: true });
  expect(draftsOf('jo').read(place)).toEqual({ answer: 'A boat', touched: true });
  draftsOf('jo').remove(place);
  expect(draftsOf('jo').read(place)).toBeNull();
});

it('saving a draft returns true only if storage works and a user is known', () => {
  expect(draftsOf('jo').save(place, given)).toBe(true);
  localStorage.clear();
  expect(draftsOf('').save(place, given)).toBe(false);
  expect(localStorage).toHaveLength(0);
  const full = createDraftStore('jo', () => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(full.save(place, given)).toBe(false);
});

it('a draft is not shown for a different user, session or question', () => {
  draftsOf('jo').save(place, given);
  expect(draftsOf('sam').read(place)).toBeNull();
  expect(draftsOf('jo').read(exampleQuizAt(q.text, 1, 'session-2'))).toBeNull();
  expect(draftsOf('jo').read(exampleQuizAt({ ...q.text, id: 'q-other' }, 1))).toBeNull();
});

it('drafts remain separate if their ids contain the separator of the storage key', () => {
  draftsOf('a:b').save(exampleQuizAt(q.text, 1, 'c'), given);
  expect(draftsOf('a').read(exampleQuizAt(q.text, 1, 'b:c'))).toBeNull();
});

it('ignores a draft that is not a valid answer to the current question', () => {
  draftsOf('jo').save(exampleQuizAt(q.single), { answer: 'dropped', touched: true });
  expect(draftsOf('jo').read(exampleQuizAt(q.single))).toBeNull();
});

it('ignores a stored value that is not a valid draft', () => {
  draftsOf('jo').save(place, given);
  const key = localStorage.key(0) ?? '';
  for (const value of ['{', '3', 'null', '{"answer":{}}']) {
    localStorage.setItem(key, value);
    expect(draftsOf('jo').read(place)).toBeNull();
  }
});

it('keepOnly and removeAll remove drafts by session, and never drafts of other users or other storage keys', () => {
  localStorage.setItem('token', 'Bearer x');
  draftsOf('jo').save(place, given);
  draftsOf('jo').save(exampleQuizAt(q.text, 1, 'session-2'), given);
  draftsOf('sam').save(place, given);
  draftsOf('jo').keepOnly('session-2');
  expect(draftsOf('jo').read(place)).toBeNull();
  expect(draftsOf('jo').read(exampleQuizAt(q.text, 1, 'session-2'))).toEqual(given);
  expect(draftsOf('sam').read(place)).toEqual(given);
  draftsOf('jo').save(place, given);
  draftsOf('jo').removeAll('session-2');
  expect(draftsOf('jo').read(place)).toEqual(given);
  draftsOf('jo').removeAll('session-1');
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(localStorage.getItem('token')).toBe('Bearer x');
});

it('deletes the drafts of other users after 7 days', () => {
  draftsOf('sam').save(place, given);
  draftsOf('jo', 7 * day).keepOnly('session-1');
  expect(draftsOf('sam').read(place)).toEqual(given);
  draftsOf('jo', 7 * day + 1).keepOnly('session-1');
  expect(draftsOf('sam').read(place)).toBeNull();
});

it('throws no error if storage is forbidden', () => {
  const forbidden = createDraftStore('jo', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  forbidden.save(place, given);
  forbidden.remove(place);
  forbidden.keepOnly('session-1');
  forbidden.removeAll('session-1');
  expect(forbidden.read(place)).toBeNull();
});
