const path = require('node:path');

const library = require(path.join(__dirname, '../../node_modules/@tanstack/react-query'));

/** Retries a failed query at once in component tests, because the delay of the library would only slow the tests down. */
class QueryClient extends library.QueryClient {
  constructor(config) {
    const queries = { retryDelay: 0, ...config?.defaultOptions?.queries };
    super({ ...config, defaultOptions: { ...config?.defaultOptions, queries } });
  }
}

module.exports = { ...library, QueryClient };
