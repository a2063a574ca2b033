import { requestIdOf } from './request-id';

const idFor = (given?: string | string[]) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } });

test.each(['0b0f6f0e-7f0c-4c7d-9a51-0d3b8f2f2a11', '0B0F6F0E7F0C4C7D9A510D3B8F2F2A11'])('%s is kept', (id) => {
  expect(idFor(id)).toBe(id);
});

test.each([undefined, '', 'jo@example.com', '4111111111111111', `${'a'.repeat(31)}\n`, 'f'.repeat(33), ['a', 'b']])(
  '%j is replaced by a new id',
  (given) => {
    const ids = [idFor(given), idFor(given)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  },
);
