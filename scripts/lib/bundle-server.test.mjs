import { join } from 'node:path';
import { missingDependencyProblem } from './bundle-server.mjs';
import { ROOT } from './root.mjs';

const SOURCE = join(ROOT, 'server/src/main.ts');

test.each(['fastify', '@verdant/federation/server', '@fastify/helmet/part'])(
  'the server may import %s, which is installed in production',
  (specifier) => {
    const importer = specifier.startsWith('@fastify') ? join(ROOT, 'federation/server/index.ts') : SOURCE;
    expect(missingDependencyProblem(specifier, importer)).toBeUndefined();
  },
);

test.each(['esbuild', 'webpack', '@verdant/shell/part', 'left-pad'])(
  'a build of the server that imports %s fails',
  (specifier) => {
    const problem = missingDependencyProblem(specifier, SOURCE);
    expect(problem).toMatch(/^server\/src\/main\.ts imports .*is no dependency of server/);
  },
);
