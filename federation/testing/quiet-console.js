const { format } = require('node:util');

/**
 * Makes tests fail that log an error or a warning to the console. A test that expects such a message calls
 * `jest.spyOn(console, 'error').mockImplementation(...)`.
 */
let unexpected = [];
const original = {};

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn']) {
    original[level] = console[level];
    console[level] = (...args) => unexpected.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  const messages = unexpected;
  unexpected = [];
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`);
});
