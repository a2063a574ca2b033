import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../shared/src/brand';

const PLATFORM = join(__dirname, '../federation');
const GENERATED = /(?:^|\/)(?:node_modules|dist|\.cache|test-results)\//;
/** Published names of the platform: its scope, and the command of teams. */
const PUBLISHED = new RegExp(`@${brand.name}/|"${brand.name}-remote": "`, 'gi');

test('nothing in the platform names the product, which passes its own name in', () => {
  const name = new RegExp(brand.name, 'i');
  const found = readdirSync(PLATFORM, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .filter((path) => !GENERATED.test(path))
    .filter(
      (path) =>
        name.test(readFileSync(path, 'utf8').replaceAll(PUBLISHED, '')) || name.test(path.slice(PLATFORM.length)),
    );
  expect(found).toEqual([]);
});
