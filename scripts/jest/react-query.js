const path = require('node:path');

const library = require(path.join(__dirname, '../../node_modules/@tanstack/react-query'));

/** In tests of components a query that failed is tried again at once: the second that the library waits tells nothing. */
class QueryClient extends library.QueryClient {
  constructor(config) {
    const queries = { retryDelay: 0, ...config?.defaultOptions?.queries };
    super({ ...config, defaultOptions: { ...config?.defaultOptions, queries } });
  }
}

module.exports = { ...library, QueryClient };
