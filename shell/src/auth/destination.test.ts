import { testUser } from '@verdant/shared/testing';
import { destinationAfterAuth } from './destination';

const done = { ...testUser, onboarding_completed: true };
const unknown = { ...testUser, onboarding_completed: undefined };
const from = (pathname: string) => ({ from: { pathname, search: '?tab=1', hash: '#top' } });

test.each([
  ['the requested page, with query and hash', '/sign-in', from('/budget'), done, '/budget?tab=1#top'],
  ['the requested page, also after signing up', '/sign-up', from('/budget'), testUser, '/budget?tab=1#top'],
  ['the quiz until one is completed', '/sign-in', null, testUser, '/onboarding'],
  ['the dashboard once a quiz is completed', '/sign-in', null, done, '/dashboard'],
  ['the dashboard if it is unknown whether a quiz is completed', '/sign-in', null, unknown, '/dashboard'],
  ['the quiz after signing up if it is unknown whether a quiz is completed', '/sign-up', null, unknown, '/onboarding'],
  ['never another origin', '/sign-in', from('//evil.example'), done, '/dashboard'],
  ['never another origin, not even by a backslash', '/sign-in', from('/\\evil.example'), done, '/dashboard'],
  ['never an absolute URL', '/sign-in', from('https://evil.example'), done, '/dashboard'],
  ['the dashboard if the location state is malformed', '/sign-in', { from: 7 }, done, '/dashboard'],
])('after authentication, the destination is %s @s-2.48 @s-2.52', (_name, path, state, user, place) => {
  expect(destinationAfterAuth(path, state, user)).toBe(place);
});
