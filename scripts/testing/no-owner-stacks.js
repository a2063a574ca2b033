const React = require('react');

/*
 * In development, React creates an error with a stack for each of the first ten thousand elements, which takes a twelfth of
 * the time of component tests. This module sets React's counter of these errors beyond the limit; a React version without
 * the counter stays unchanged.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
