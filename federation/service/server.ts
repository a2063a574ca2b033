import { createServer } from 'node:http';
import { createRemoteJWKSet } from 'jose';
import { createExampleService } from './service';

/** URL of the product that forwards calls to this service, and host and port of the service. */
const { PRODUCT_URL = 'http://localhost:3000', HOST = 'localhost', PORT = '4700' } = process.env;
const issuer = new URL(PRODUCT_URL).origin;

const service = createExampleService({
  issuer,
  audience: 'template-remote/template-page',
  keys: createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer)),
});
createServer(service).listen(Number(PORT), HOST, () => {
  process.stdout.write(`template-page listens on http://${HOST}:${PORT}, for ${issuer}\n`);
});
