import { startProduct } from '../support/global-setup';

/** The team's browser tests use the fault lab. */
export default async function setup(): Promise<() => Promise<void>> {
  return startProduct({ VERDANT_FAULT_LAB: 'on' });
}
