/** @jest-environment jest-fixed-jsdom */
import { removeForeignData } from './clean-up-browser-data';

const OWN = '/static/offline-worker.js?language=en&theme=dark';

function registration(script?: string) {
  const worker = script === undefined ? null : { scriptURL: new URL(script, location.href).href };
  return { active: worker, waiting: null, installing: null, unregister: jest.fn(async () => Promise.resolve(true)) };
}

function listed(...registrations: readonly ReturnType<typeof registration>[]): void {
  const getRegistrations = async () => Promise.resolve(registrations);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('removes foreign service workers, but neither that of the product nor a registration that has no worker yet', async () => {
  const [own, starting] = [registration(OWN), registration()];
  const foreign = registration('/releases/mfe-offers/1.0.1/worker.js');
  listed(own, foreign, starting);
  await removeForeignData();
  expect(own.unregister).not.toHaveBeenCalled();
  expect(starting.unregister).not.toHaveBeenCalled();
  expect(foreign.unregister).toHaveBeenCalledTimes(1);
});
