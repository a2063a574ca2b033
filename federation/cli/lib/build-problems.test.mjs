import { problemsOf } from './build-problems.mjs';

const FOLDER = '/team/mfe-goals';
const statsWith = (errors) => ({ compilation: { compiler: { context: FOLDER } }, toJson: () => ({ errors }) });

test('reports a syntax error once with file, line and column, without the duplicate message of webpack', () => {
  const moduleName = './src/goals/goals.tsx';
  const errors = [
    { moduleName, message: `[tsl] ERROR in ${FOLDER}/src/goals/goals.tsx(7,13)\n      TS1109: Expression expected.` },
    {
      moduleName,
      message: 'Module parse failed: Unexpected token (7:15)\nFile was processed with these loaders:\n * a',
    },
  ];
  expect(problemsOf(statsWith(errors))).toBe('src/goals/goals.tsx:7:13 TS1109: Expression expected.');
});

test('leaves out the stack of a loader and duplicate errors', () => {
  const message =
    'Module Error (from ../loader.js):\nsrc/translations/de.json:5 is not valid JSON\n    at JSON.parse (a.js)';
  const error = { moduleName: './src/translations/de.json', message };
  expect(problemsOf(statsWith([error, error]))).toBe('src/translations/de.json:5 is not valid JSON');
});

test('prefixes an error with its module if the message does not name the module', () => {
  const missing = { moduleName: './src/a.tsx', loc: '3:0-19', message: `Module not found: './b' in '${FOLDER}/src'` };
  const style = { moduleName: './src/a.module.css.webpack[javascript/auto]!=!css', message: 'Unclosed block' };
  expect(problemsOf(statsWith([missing, style]))).toBe(
    "src/a.tsx:3:0-19 Module not found: './b' in 'src'\n\nsrc/a.module.css Unclosed block",
  );
});

test('shows an error of webpack if there is no other error', () => {
  const error = { moduleName: './src/a.js', message: 'Module parse failed: Unexpected token (1:2)' };
  expect(problemsOf(statsWith([error]))).toBe('src/a.js Module parse failed: Unexpected token (1:2)');
});
