/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://product.example/quiz/"}
 */
import { releaseFolders } from './run-errors';
import { remote } from './testing/loader-world';
import { isScriptUrl } from './trusted-scripts';

const HASH = `sha384-${'a'.repeat(64)}`;
const quiz = {
  ...remote,
  url: '/releases/mfe-quiz/1.1.0/',
  integrity: { 'static/js/entry.js': HASH, 'static/js/worker.js': HASH },
  previous: { version: '1.0.0', url: 'https://files.example/quiz/', entry: 'old.js', integrity: { 'old.js': HASH } },
};
const folders = releaseFolders([quiz], location.href);
const isAllowed = (url: string) => isScriptUrl(folders, ['https://widget.example'], url);

test.each([
  'https://product.example/static/js/debug.1a2b3c4d.js?retry=1',
  '/releases/mfe-quiz/1.1.0/static/js/worker.js?retry=2',
  'https://files.example/quiz/old.js',
  'https://widget.example/initialize.js',
])('the script URL %s is allowed', (url) => expect(isAllowed(url)).toBe(true));

test.each([
  '/releases/mfe-quiz/1.2.0/static/js/entry.js',
  '/releases/mfe-quiz/1.1.0/static/js/other.js',
  '/releases/mfe-quiz/1.1.0/constructor',
  '/releases/mfe-quiz/1.1.0/../../mfe-other/1.0.0/entry.js',
  '/static/../releases/mfe-other/1.0.0/entry.js',
  '/api/v1/health',
  'https://files.example/other/old.js',
  'https://widget.example.evil.example/initialize.js',
  'data:text/javascript,alert(1)',
  'blob:https://product.example/1',
  'javascript:alert(1)',
  'https://',
])('the script URL %s is refused', (url) => expect(isAllowed(url)).toBe(false));

test('a script of the origin of the widget is refused if no widget is configured', () => {
  expect(isScriptUrl(folders, [], 'https://widget.example/initialize.js')).toBe(false);
});
