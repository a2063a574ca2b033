/** @jest-environment jest-fixed-jsdom */
import { removeForeignData } from './remove-foreign-data';

const OWN = '/static/offline-worker.js?language=en&theme=dark';

/** A registration as browsers list it; without a script while that is still being requested. */
function registration(script?: string) {
  const worker = script === undefined ? null : { scriptURL: new URL(script, location.href).href };
  return { active: worker, waiting: null, installing: null, unregister: jest.fn(async () => Promise.resolve(true)) };
}

function listed(...registrations: readonly ReturnType<typeof registration>[]): void {
  const getRegistrations = async () => Promise.resolve(registrations);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('removes service workers that are not the product’s', async () => {
  const own = registration(OWN);
  const foreign = registration('/releases/mfe-offers/1.0.1/worker.js');
  listed(own, foreign);
  await removeForeignData();
  expect(own.unregister).not.toHaveBeenCalled();
  expect(foreign.unregister).toHaveBeenCalledTimes(1);
});

// A first visit registers the product's own worker just before this.
test('keeps a registration whose script is still being requested', async () => {
  const starting = registration();
  listed(starting);
  await removeForeignData();
  expect(starting.unregister).not.toHaveBeenCalled();
});
