require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

configure({
  // On a busy machine, the default limits of the library (one second) and of jest (five seconds) are too short.
  asyncUtilTimeout: 10_000,
  // By default each failed attempt of a wait prints the document, and printing takes longer than the attempt.
  getElementError: (message, container) =>
    message && getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
jest.setTimeout(20_000);
