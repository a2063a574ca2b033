import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

/** The part of a Module Federation 2 manifest that tools read. */
const federationManifest = v.object({
  name: v.string(),
  metaData: v.object({
    buildInfo: v.object({ buildVersion: v.string() }),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string() })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })),
});

async function readManifest(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  expect(response.headers()).toMatchObject({ 'access-control-allow-origin': '*' });
  return v.parse(federationManifest, await response.json());
}

test('mf-manifest.json of a remote lists its entry and the files of its modules, and can be read from any origin @g-federation-manifest', async ({
  request,
}) => {
  const folder = '/remotes/mfe-alpha/';
  const { metaData, exposes, ...manifest } = await readManifest(request, `${folder}mf-manifest.json`);
  expect(manifest).toMatchObject({ name: 'mfe_alpha', shared: [{ name: 'react/jsx-runtime' }, { name: 'react' }] });
  expect(metaData.buildInfo.buildVersion).toBe('1.0.0');
  expect(metaData.remoteEntry.type).toBe('global');
  expect(exposes.map(({ path }) => path)).toEqual(['./hello', './settings']);
  const files = [
    metaData.remoteEntry.path + metaData.remoteEntry.name,
    ...exposes.flatMap(({ assets }) => assets.js.sync),
  ];
  for (const file of files) expect((await request.get(folder + file)).status(), file).toBe(200);
  expect((await request.get(`${folder}mf-stats.json`)).status()).toBe(404);
});

test('mf-manifest.json of the host lists the modules that the host shares', async ({ request }) => {
  const { shared } = await readManifest(request, '/mf-manifest.json');
  expect(shared.map(({ name }) => name).sort()).toEqual(['react', 'react-dom', 'react/jsx-runtime']);
});
