import * as v from 'valibot';
import { remotePage } from './remotes';

const withCalls = (calls: unknown) =>
  v.safeParse(remotePage, { path: '/budget', module: './budget', access: 'guarded', calls }).success;

test.each([[['/api/v1/figures', '/api/v1/quiz/sessions/latest/answers']], [[]], [undefined]])(
  'a page may declare the API calls %j',
  (calls) => expect(withCalls(calls)).toBe(true),
);

test.each([
  [['https://elsewhere.example/api/v1/figures']],
  [['//elsewhere.example/api/v1/figures']],
  [['/api/v1/../../logout']],
  [['/api/v1/figures?of=me']],
  [['/api/v1/figures /api/v1/more']],
  [['/dashboard']],
  [['/api/v1/']],
  [Array.from({ length: 7 }, (_call, index) => `/api/v1/figures/${index}`)],
  ['/api/v1/figures'],
])('a page may not declare the API calls %j', (calls) => expect(withCalls(calls)).toBe(false));
