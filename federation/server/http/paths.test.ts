import { isApiPath } from './paths';

test.each([
  '/api',
  '/api/v1/x',
  '/services/mfe-goals/goals',
  '/services/mfe-goals/goals/list',
  '/services/mfe-goals/x%2Fy',
])('%s is a call', (path) => expect(isApiPath(path)).toBe(true));

test.each([
  '/services',
  '/services/',
  '/services/anything',
  '/services/anything/',
  '/services/Mfe/goals',
  '/servicesx/a/b',
])('%s is a page like any other', (path) => expect(isApiPath(path)).toBe(false));
