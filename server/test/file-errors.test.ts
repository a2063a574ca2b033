import { enableFaults, fetchLabPage, samplesFault } from './support/lab-browser';
import { writeLabBuilds, labFiles, shellChunk } from './support/lab-builds';
import { rawRequest } from './support/raw-request';
import { sharedBuilds, sharedServer } from './support/shared-server';

/** Headers that let a page of another origin read a response with its status, wait time and timing. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};
const MAX_CALLS = 30;

const server = sharedServer({
  VERDANT_BUILDS_DIR: sharedBuilds(writeLabBuilds),
  VERDANT_FAULT_LAB: 'on',
  VERDANT_TRUST_PROXY: '1',
  VERDANT_REQUESTS_PER_IP: String(MAX_CALLS),
});

describe('responses for files, requested by a page of another origin', () => {
  let ips = 0;
  const newIp = () => `198.51.100.${(ips += 1)}`;
  const headersOf = async (path: string, { ip = newIp(), method = 'GET' } = {}) => {
    const response = await server.request(method, path, { headers: { 'x-forwarded-for': ip } });
    return { status: response.status, headers: Object.fromEntries(response.headers) };
  };

  it.each([
    ['a file of a build', `/remotes/mfe-samples/${labFiles.page}`, 200],
    ['a missing file of a build', '/remotes/mfe-samples/static/js/gone.12345678.js', 404],
    ['a missing file of a release', '/releases/mfe-samples/9.9.9/static/js/entry.12345678.js', 404],
    ['a missing file of the fault lab', `/lab/${'a'.repeat(43)}/mfe-samples/9.9.9/gone.js`, 404],
    ['a malformed URL', '/remotes/mfe-samples/%zz.js', 404],
  ])('have a status that the page can read for %s @g-readable-statuses', async (_, path, status) => {
    expect(await headersOf(path)).toMatchObject({ status, headers: READABLE });
  });

  it('the status 429 after too many requests is readable, and includes the time to wait @g-readable-statuses', async () => {
    const ip = newIp();
    const path = `/remotes/mfe-samples/${labFiles.page}`;
    // A page requests more files than API calls, so the limit for files is twice as high.
    for (let index = 0; index < MAX_CALLS * 2; index += 1) await headersOf(path, { ip });
    const refused = await headersOf(path, { ip });
    expect(refused).toMatchObject({ status: 429, headers: READABLE });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('the status and the time to wait of an injected fault are readable, except for the fault "no-cors"', async () => {
    const statusOf = async (fault: string) => {
      const { cookie } = await enableFaults(server, [samplesFault('chunk', fault)]);
      const { samples: remote } = await fetchLabPage(server, cookie);
      const path = new URL(`${remote.url}${labFiles.page}`, server.url).pathname;
      return rawRequest(server.port, path, { cookie });
    };
    expect(await statusOf('503')).toMatchObject({ status: 503, headers: { ...READABLE, 'retry-after': '5' } });
    const { headers } = await statusOf('no-cors');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('timing-allow-origin');
  });

  it.each(['/api/v1/health', '/budget', '/nothing.js'])(
    'cannot be read by pages of another origin for %s',
    async (path) => {
      const { headers } = await headersOf(path);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    },
  );

  it('the response for a chunk of the host can be read by the page', async () => {
    expect(await headersOf(`/${shellChunk}`)).toMatchObject({ status: 200, headers: READABLE });
  });
});
