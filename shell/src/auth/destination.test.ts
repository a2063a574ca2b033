import { testUser } from '@verdant/shared/testing';
import { destinationAfterAuth } from './destination';

const done = { ...testUser, onboarding_completed: true };
const unknown = { ...testUser, onboarding_completed: undefined };
const from = (pathname: string) => ({ from: { pathname, search: '?tab=1', hash: '#top' } });

test.each([
  ['the kept page, with query and hash', '/sign-in', from('/budget'), done, '/budget?tab=1#top'],
  ['the kept page after signing up', '/sign-up', from('/budget'), testUser, '/budget?tab=1#top'],
  ['the quiz until one is completed', '/sign-in', null, testUser, '/onboarding'],
  ['the dashboard after that', '/sign-in', null, done, '/dashboard'],
  ['the dashboard if the server does not respond', '/sign-in', null, unknown, '/dashboard'],
  ['the quiz after signing up', '/sign-up', null, unknown, '/onboarding'],
  ['never another origin', '/sign-in', from('//evil.example'), done, '/dashboard'],
  ['never another origin by a backslash', '/sign-in', from('/\\evil.example'), done, '/dashboard'],
  ['never an absolute URL', '/sign-in', from('https://evil.example'), done, '/dashboard'],
  ['odd state', '/sign-in', { from: 7 }, done, '/dashboard'],
])('destination after signing in: %s @s-2.48 @s-2.52', (_name, path, state, user, place) => {
  expect(destinationAfterAuth(path, state, user)).toBe(place);
});
