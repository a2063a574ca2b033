import { freePort } from '../../server/testing/free-port';
import { startProduct } from '../support/global-setup';
import { SERVICE_PORT_VARIABLE } from './team';

/** The team's browser tests use the fault lab; the operator has mapped the server that the team will have. */
export default async function setup(): Promise<() => Promise<void>> {
  const port = String(await freePort());
  process.env[SERVICE_PORT_VARIABLE] = port;
  return startProduct({ VERDANT_FAULT_LAB: 'on', VERDANT_SERVICES: `mfe-goals/goals=http://localhost:${port}` });
}
