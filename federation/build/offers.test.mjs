import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offersProblem } from './remote.js';

test('a remote can offer a slot only if the source file that it names declares the props of the slot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'));
  const offers = [{ slot: 'mfe-goals/aside', types: './src/slots.ts' }];
  const problem = () => offersProblem(folder, { name: 'mfe-goals', offers });
  expect(offersProblem(folder, { name: 'mfe-goals' })).toBeUndefined();
  expect(problem()).toBe(
    "mfe-goals/remote.json: ./src/slots.ts does not have the props of the slot 'mfe-goals/aside' in FederationSlots",
  );
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/slots.ts'), "interface FederationSlots { 'mfe-goals/aside': { count: number } }");
  expect(problem()).toBeUndefined();
  rmSync(folder, { recursive: true });
});
