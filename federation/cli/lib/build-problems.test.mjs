import { formatBuildProblems } from './build-problems.mjs';

const FOLDER = '/team/mfe-goals';
const statsWith = (errors) => ({ compilation: { compiler: { context: FOLDER } }, toJson: () => ({ errors }) });

test('a syntax error is reported once with file, line and column, without the duplicate message of webpack', () => {
  const moduleName = './src/goals/goals.tsx';
  const errors = [
    { moduleName, message: `[tsl] ERROR in ${FOLDER}/src/goals/goals.tsx(7,13)\n      TS1109: Expression expected.` },
    {
      moduleName,
      message: 'Module parse failed: Unexpected token (7:15)\nFile was processed with these loaders:\n * a',
    },
  ];
  expect(formatBuildProblems(statsWith(errors))).toBe('src/goals/goals.tsx:7:13 TS1109: Expression expected.');
});

test('an error that a webpack loader reports twice is shown once, without the stack of the loader', () => {
  const message =
    'Module Error (from ../loader.js):\nsrc/translations/de.json:5 is not valid JSON\n    at JSON.parse (a.js)';
  const error = { moduleName: './src/translations/de.json', message };
  expect(formatBuildProblems(statsWith([error, error]))).toBe('src/translations/de.json:5 is not valid JSON');
});

test('an error gets the name of its module as a prefix if the message does not name the module', () => {
  const missing = { moduleName: './src/a.tsx', loc: '3:0-19', message: `Module not found: './b' in '${FOLDER}/src'` };
  const style = { moduleName: './src/a.module.css.webpack[javascript/auto]!=!css', message: 'Unclosed block' };
  expect(formatBuildProblems(statsWith([missing, style]))).toBe(
    "src/a.tsx:3:0-19 Module not found: './b' in 'src'\n\nsrc/a.module.css Unclosed block",
  );
});

test('an error message of webpack itself is shown if the build has no other error', () => {
  const error = { moduleName: './src/a.js', message: 'Module parse failed: Unexpected token (1:2)' };
  expect(formatBuildProblems(statsWith([error]))).toBe('src/a.js Module parse failed: Unexpected token (1:2)');
});
