import { freePort } from '../../server/testing/free-port';
import { buildAndStartProduct } from '../support/global-setup';
import { SERVICE_PORT_VARIABLE } from './team';

/** Starts the product with the fault lab, which team tests use, and a proxy path to a server that the team starts later. */
export default async function setup(): Promise<() => Promise<void>> {
  const port = String(await freePort());
  process.env[SERVICE_PORT_VARIABLE] = port;
  return buildAndStartProduct({
    VERDANT_FAULT_LAB: 'on',
    VERDANT_SERVICES: `mfe-goals/goals=http://localhost:${port}`,
  });
}
