import { sharedBuilds, sharedServer } from './support/shared-server';
import { needs, remoteManifest } from './support/fixture-builds';

const builds = sharedBuilds();
const server = sharedServer({ VERDANT_BUILDS_DIR: builds });

const page = { path: '/goals', module: './goals', access: 'public' };
const declaration = { name: 'mfe-goals', contract: '^1.0.0', pages: [page] };
const ask = async (given: unknown): Promise<{ status: number; body: unknown }> => {
  const { status, body } = await server.request('POST', '/api/v1/releases/fit', { body: given });
  return { status, body };
};
const answer = (contract: unknown, problem: unknown) => ({ status: 200, body: { contract, problem } });

describe('POST /releases/fit', () => {
  it.each([
    ['a declaration', declaration],
    ['a built release', { ...declaration, needs }],
    ['a new version of what is there', remoteManifest({ version: '9.0.0', needs })],
  ])('reports that %s is compatible, and the contract of the shell', async (_what, body) => {
    expect(await ask(body)).toEqual(answer(expect.stringMatching(/^1\.\d+\.\d+$/), null));
  });

  it.each([
    ['another contract', { ...declaration, contract: '^9.0.0' }, /requires contract \^9\.0\.0/],
    ['an older React', { ...declaration, needs: { ...needs, shared: { react: '^18.0.0' } } }, /shares 19\.3\.1/],
    ['a path of another remote', { ...declaration, pages: [{ ...page, path: '/budget' }] }, /belongs to mfe-samples/],
    [
      'a path of the product',
      { ...declaration, pages: [{ ...page, path: '/debug/x' }] },
      /belongs to the product itself/,
    ],
    ['parameters for shells that know none', { ...declaration, pages: [{ ...page, path: '/goals/:id' }] }, /\^1\.1\.0/],
    ['an unknown slot', { ...declaration, slots: [{ slot: 'aside', module: './goals' }] }, /no slot "aside"/],
    [
      'a slot of another remote',
      { ...declaration, offers: [{ slot: 'mfe-tips/aside', types: './src/slots.ts' }] },
      /begin with mfe-goals\//,
    ],
  ])('reports why %s is incompatible', async (_what, body, problem) => {
    expect(await ask(body)).toEqual(answer(expect.any(String), expect.stringMatching(problem)));
  });

  it('names a slot that nothing offers, which is no reason to refuse @g-slot-warnings', async () => {
    const slots = [{ slot: 'mfe-tips/aside', module: './goals' }];
    const { body } = await ask({ ...declaration, contract: '^1.2.0', slots });
    expect(body).toMatchObject({ problem: null, warnings: [expect.stringContaining('"mfe-tips/aside"')] });
  });

  it('refuses what is no release', async () => {
    expect((await ask({ name: 'mfe-goals' })).status).toBe(422);
  });
});
