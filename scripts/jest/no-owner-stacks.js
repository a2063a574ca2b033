const React = require('react');

/*
 * In development React remembers for the first ten thousand elements where each was made, by an error with its stack: a
 * twelfth of the time of component tests. As if that many had been made already; a React without this counter is left alone.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
