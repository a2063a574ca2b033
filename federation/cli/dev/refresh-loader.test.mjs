import { runInNewContext } from 'node:vm';
import refreshLoader from './refresh-loader.js';

const SOURCE = `
function Title() { const [open] = useState(false); return open; }
__webpack_module__.exports = { Title };`;

/** Runs the module as a page does, with what it is called with. */
function run(refresh) {
  let code = '';
  refreshLoader.call({ resourcePath: '/goals.tsx', callback: (_error, made) => (code = made) }, SOURCE);
  const module = { id: 7, exports: {}, hot: {} };
  runInNewContext(code, {
    __federation_refresh__: refresh,
    __webpack_require__: { p: 'http://127.0.0.1:4600/' },
    __webpack_module__: module,
  });
  return module;
}

test('a module registers its components and the hooks of each, and says when it has run', () => {
  const calls = [];
  const signed = [];
  const refresh = {
    begin: (require, { id }) => {
      calls.push(['begin', require.p, id]);
      return {
        $RefreshReg$: (type, name) => calls.push(['register', typeof type, name]),
        $RefreshSig$:
          () =>
          (...words) =>
            signed.push(...words),
      };
    },
    end: ({ exports }) => calls.push(['end', Object.keys(exports)]),
  };
  run(refresh);
  expect(calls).toEqual([
    ['begin', 'http://127.0.0.1:4600/', 7],
    ['register', 'function', 'Title'],
    ['end', ['Title']],
  ]);
  expect(signed).toContainEqual(expect.stringMatching(/=$/));
});

test("in a shell with React's production build it runs as it is", () => {
  expect(run(undefined).exports).toHaveProperty('Title');
});
