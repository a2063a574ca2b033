/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'http://127.0.0.1:4400/';
const ENTRY = 'static/js/remote-entry.00000001.js';
const read = (file) => readFileSync(join(__dirname, file), 'utf8');

/** @type {EventTarget} */
let events;
let page;

/** Opens a page of a host with or without React Refresh, and runs the client as the remote's entry does. */
function openPage({ hasRuntime, origin = 'http://localhost:3000', follow }) {
  document.body.innerHTML = '<div data-remote="mfe-goals"></div>';
  let current = { src: ROOT + ENTRY };
  page = {
    reload: jest.fn(),
    refresh: jest.fn(() => true),
    loaded: [],
    build: { m: {}, c: {}, u: (id) => `static/js/${id}.0000000a.js` },
  };
  const world = {
    __federation_load_file__: async (_script, _kind, url) => {
      page.loaded.push(url.slice(ROOT.length));
      current = { src: url };
      const [, id] = /js\/([\w-]+)\./.exec(url) ?? [];
      if (id) chunks.push([[id], { './list.tsx': url }]);
    },
    __federation_hashes__: jest.fn(),
    __federation_refresh__: hasRuntime ? {} : undefined,
    __federation_follow_builds__: follow,
    webpackChunkmfe_goals: [],
  };
  const chunks = world.webpackChunkmfe_goals;
  class Source extends EventTarget {
    constructor() {
      super();
      events = this;
    }
  }
  const fakes = {
    globalThis: world,
    location: { origin, reload: page.reload },
    EventSource: Source,
    refreshModules: page.refresh,
    document: new Proxy(document, {
      get: (target, key) => {
        if (key === 'currentScript') return current;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
  const code = `${read('notice.js')}\n${read('client.js')}\nfollowBuilds('mfe-goals');`;
  Reflect.apply(Reflect.construct(Function, [...Object.keys(fakes), code]), undefined, Object.values(fakes));
  // Calls the functions of chunks that were pushed before the runtime started, as webpack's runtime does.
  for (const [, , run] of chunks) run?.(page.build);
  current = { src: `${ROOT}static/js/page-goals.0000000a.js` };
  chunks.push([['page-goals'], { './list.tsx': 'old' }]);
}

const filesOf = (...names) => Object.fromEntries(names.map((name) => [name, 'sha384-x']));

async function send(message) {
  events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  await new Promise((done) => setTimeout(done));
}

const notices = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

test('the open page shows only the latest build error, until a build succeeds', async () => {
  openPage({ hasRuntime: true });
  await send({ problem: 'Unexpected token (1:2)' });
  await send({ problem: 'Unexpected token (3:4)' });
  expect(notices()).toEqual(['The build failed; the page shows the previous one.\n\nUnexpected token (3:4)']);
  await send({ entry: ENTRY, files: filesOf(ENTRY) });
  expect(notices()).toEqual([]);
});

const CHANGED = {
  entry: 'static/js/remote-entry.00000002.js',
  files: filesOf('static/js/page-goals.0000000b.js', 'static/js/later.0000000c.js'),
};

test('after a build, the page loads only the changed chunks and refreshes their modules without a reload', async () => {
  openPage({ hasRuntime: true });
  await send(CHANGED);
  expect(page.loaded).toEqual(['static/js/page-goals.0000000b.js']);
  const [build, , fresh] = page.refresh.mock.calls[0];
  expect([build, Object.keys(fresh)]).toEqual([page.build, ['./list.tsx']]);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.build.u('later')).toBe('static/js/later.0000000c.js');
});

test('after a build, the page does not load a chunk with an unchanged file name again', async () => {
  openPage({ hasRuntime: true });
  await send({ ...CHANGED, files: filesOf('static/js/page-goals.0000000a.js', 'static/js/later.0000000c.js') });
  expect([page.loaded, page.reload.mock.calls]).toEqual([[], []]);
});

test.each([
  ['the host has no React Refresh', { hasRuntime: false }, () => undefined, 0],
  ['the remote is not in the page', {}, () => document.body.replaceChildren(), 0],
  ['a module cannot be refreshed', {}, () => page.refresh.mockReturnValue(false), 1],
  ['a changed module throws', {}, () => page.refresh.mockImplementation(() => JSON.parse('')), 1],
])('a change reloads the page when %s', async (_case, options, prepare, refreshes) => {
  openPage({ hasRuntime: true, ...options });
  prepare();
  await send(CHANGED);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(page.refresh).toHaveBeenCalledTimes(refreshes);
});

test('the page reloads when a new build no longer contains a chunk that is in use', async () => {
  openPage({ hasRuntime: true });
  await send({ ...CHANGED, files: filesOf('static/js/later.0000000c.js') });
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('if one server serves the page and the remote, the page loads the changes of each build that this server announces', async () => {
  const follow = jest.fn();
  openPage({ hasRuntime: true, origin: new URL(ROOT).origin, follow });
  const [[remote, listener]] = follow.mock.calls;
  expect(remote).toBe('mfe-goals');
  listener(CHANGED);
  await new Promise((done) => setTimeout(done));
  expect(page.loaded).toEqual(['static/js/page-goals.0000000b.js']);
});
