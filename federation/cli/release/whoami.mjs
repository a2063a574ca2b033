import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inColumns } from '../lib/columns.mjs';
import { Failure } from '../lib/failure.mjs';
import { isRemoteFolder } from '../lib/remote.mjs';
import { readJson } from '../lib/workspace.mjs';
import { forRemote } from './context.mjs';
import { keyIdOf, operatorLine, previewsLine, publicKeyOf, readPrivateKey } from './keys.mjs';
import { PUBLICATIONS } from './server.mjs';

export const whoami = forRemote(async ({ remote, key, server }) => {
  const file = join(remote.folder, 'package.json');
  const version = isRemoteFolder(remote.folder) && existsSync(file) ? readJson(file).version : '';
  const publicKey = publicKeyOf(readPrivateKey(key, remote));
  const rows = [
    ['remote', `${remote.name} ${version}`.trimEnd()],
    ['key', `${keyIdOf(publicKey)} (${key.shown})`],
    ['server', server.origin],
  ];
  for (const line of inColumns(rows)) console.log(line);
  await server.check();
  const problem = await server.keyProblem();
  if (problem === undefined) {
    console.log(`\nThe server knows this key: it may publish and switch ${remote.name}.`);
    return 0;
  }
  const operating = { path: `/releases/${remote.name}/prune`, action: 'prune', isFinal: false };
  if ((await server.keyProblem(operating, { keep: -1 })) === undefined) {
    console.log(
      "\nThe server knows this key as an operator's: it may roll back, freeze and remove releases of any remote.",
    );
    return 0;
  }
  if ((await server.keyProblem(PUBLICATIONS.preview)) !== undefined) {
    throw new Failure(
      // The rest of the server's sentence advises what was just run.
      `\n${problem.replace(/(?<=\.) .*$/s, '')}\n\n${operatorLine(remote.name, publicKey)}\n\n${previewsLine(remote.name, publicKey)}`,
    );
  }
  console.log(`\nThe server knows this key: it may publish previews of ${remote.name}, and nothing else.`);
  return 0;
});
