require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

configure({
  // Next to other work a machine takes longer than the second that the library waits, and the five of jest.
  asyncUtilTimeout: 10_000,
  // While the library waits, it prints the document for every try, which takes longer than the tries. It prints it once
  // more when it gives up.
  getElementError: (message, container) =>
    message && getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
jest.setTimeout(20_000);
