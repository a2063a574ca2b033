const { format } = require('node:util');

/** A test that expects a message says so with `jest.spyOn(console, 'error').mockImplementation(...)`. */
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
