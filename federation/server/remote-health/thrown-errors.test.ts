import { frameResolver } from './thrown-errors';

const FRAME = 'static/js/page.12345678.js:1:1';
/** Returns a source map with one name and at least `bytes` bytes. */
const mapOf = (bytes: number) =>
  Buffer.from(
    JSON.stringify({
      version: 3,
      names: ['draw'],
      sources: ['./src/page.tsx'],
      sourcesContent: ['x'.repeat(bytes)],
      mappings: 'AAAAA',
    }),
  );
const resolverOf = (content: Buffer | undefined) => frameResolver(async () => content);
const inScript = { file: 'static/js/page.js', line: 1, name: undefined, isOwn: false };

test('resolves a stack frame to its position in the source', async () => {
  const place = { file: 'src/page.tsx', line: 1, name: 'draw', isOwn: true };
  expect(await resolverOf(mapOf(100))('mfe-quiz', '1.0.0', FRAME)).toEqual(place);
});

test.each([
  ['no source map', undefined],
  ['an invalid source map', Buffer.from('<html>')],
  ['a source map of more than 2 MB', mapOf(2 * 2 ** 20)],
])('resolves a stack frame of a script with %s to its position in the script', async (_name, content) =>
  expect(await resolverOf(content)('mfe-quiz', '1.0.0', FRAME)).toEqual(inScript),
);
