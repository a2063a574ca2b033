import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { landingFiles } from './landing-figures';

for (const [path, content] of landingFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
process.stdout.write('The first question and the sample figures of the landing page are up to date.\n');
