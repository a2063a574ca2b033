import { judge, shortcomings } from './judge';
import type { Attempt } from './load';

const account = (email: string, change: Partial<Attempt> = {}): Attempt => ({
  write: { kind: 'account', email },
  server: 0,
  status: 201,
  retryAfter: null,
  sentAt: 0,
  endedAt: 1,
  ...change,
});
const refusal = { status: 503, retryAfter: '2' };
const back = account('back', { sentAt: 3_000, endedAt: 3_100 });
const stored = { emails: new Set(['a', 'back']), answers: new Set(['s q']) };

describe('the judge of the failover drill', () => {
  it('passes a failover that lost nothing and refused properly', () => {
    const answer: Attempt = { ...account('x'), write: { kind: 'answer', sessionId: 's', questionId: 'q' } };
    const late = account('b', { ...refusal, sentAt: 1_500, endedAt: 2_500 });
    const verdict = judge([account('a'), answer, late, back], stored, 1_000);
    expect(verdict).toEqual({ acknowledged: 3, lost: 0, unconfirmed: 0, refused: 1, unexpected: [], outageMs: 2_100 });
    expect(shortcomings(verdict)).toEqual([]);
  });

  it('counts what was written without a confirmation, and finds nothing wrong with it', () => {
    const verdict = judge([account('a', { ...refusal, endedAt: 1_100 }), back], stored, 1_000);
    expect([verdict.unconfirmed, shortcomings(verdict)]).toEqual([1, []]);
  });

  it.each<[string, Attempt[]]>([
    ['1 acknowledged writes are lost', [account('gone'), back]],
    ['responses other than 503 with Retry-After: 500', [account('b', { status: 500 }), back]],
    ['responses other than 503 with Retry-After: 503', [account('b', { status: 503 }), back]],
    ['responses other than 503 with Retry-After: broken', [account('b', { status: 0 }), back]],
    ['back after Infinity s', [account('a')]],
    ['back after 11.0 s', [account('a', { sentAt: 11_000, endedAt: 12_000 })]],
  ])('fails with: %s', (problem, attempts) => {
    expect(shortcomings(judge(attempts, stored, 1_000))).toEqual([problem]);
  });
});
