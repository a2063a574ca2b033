import { createExactLimits, processStore } from './limits';

test('an IP address at its limit uses up no limit of an account, and refused attempts do not extend the wait', async () => {
  let now = 0;
  const exact = createExactLimits(processStore(() => now));
  const ofAccount = { limit: { name: 'account', max: 2, windowMs: 60_000 }, key: 'ada@example.com' };
  const ofIp = { limit: { name: 'IP address', max: 1, windowMs: 60_000 }, key: '203.0.113.7' };
  expect(await exact.take([ofAccount, ofIp])).toBe(0);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await exact.take([ofAccount, ofIp])).toBe(60_000);
  const elsewhere = { ...ofIp, key: '203.0.113.8' };
  expect(await exact.take([ofAccount, elsewhere])).toBe(0);
  expect(await exact.take([ofAccount, elsewhere])).toBe(60_000);
  now = 40_000;
  expect(await exact.take([ofAccount, elsewhere])).toBe(20_000);
  now = 60_000;
  expect(await exact.take([ofAccount, elsewhere])).toBe(0);
});
