import { createListedEmailCheck } from './identity';

const emailVerifiedAt = new Date();
const isListed = (...developers: string[]) => {
  const isDeveloper = createListedEmailCheck(developers);
  return (email: string) => isDeveloper({ email, emailVerifiedAt });
};

test('developers are recognized by their e-mail address, regardless of case and Unicode composition', () => {
  const isDeveloper = isListed('Ada@Example.com', 'zo\u00eb@example.com');
  expect(['ada@example.com', 'ADA@EXAMPLE.COM', 'zoe\u0308@example.com'].map(isDeveloper)).toEqual([true, true, true]);
  expect(['eve@example.com', 'ada@example.com.evil.example', ''].map(isDeveloper)).toEqual([false, false, false]);
  expect(isListed()('ada@example.com')).toBe(false);
});

test('an unconfirmed e-mail address does not make a user a developer', () => {
  expect(createListedEmailCheck(['ada@example.com'])({ email: 'ada@example.com', emailVerifiedAt: null })).toBe(false);
});
