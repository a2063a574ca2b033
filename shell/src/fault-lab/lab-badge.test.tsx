import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotesProvider, prerenderHost } from '@verdant/federation/browser';
import type { RegistryLab } from '@verdant/federation/contract';
import { renderInShell } from '@verdant/shared/testing';
import { LabSlot } from '../lazy/slots';
import { describeFaultLab } from './lab-badge';

const fault = { remote: 'mfe-quiz', stage: 'entry', fault: '404', left: null };
const screens = { Waiting: () => null, Failure: () => null };

function show(lab: RegistryLab | undefined) {
  const host = prerenderHost({ path: '/', registry: { id: '1', remotes: [], overrides: [], lab } });
  return renderInShell(
    <RemotesProvider host={host} screens={screens}>
      <LabSlot lab={lab} />
    </RemotesProvider>,
  );
}

const badge = () => screen.queryByRole('complementary', { name: 'Fault lab' });

test.each([
  [{ faults: [fault] }, '1 fault'],
  [{ faults: [fault, fault], timeout_ms: 2500 }, '2 faults, stages have 2.5 seconds'],
  [{ faults: [], timeout_ms: 5000 }, 'stages have 5 seconds'],
])('the fault lab state %j is described as %s', (lab, text) => {
  expect(describeFaultLab(lab)).toBe(text);
});

test('shows no badge when the fault lab is off @g-lab-off', async () => {
  show(undefined);
  await new Promise((done) => setTimeout(done, 50));
  expect(badge()).toBeNull();
});

test('links to the fault lab, and disappears once the faults are cleared', async () => {
  const responses = [new Response(null, { status: 503 }), new Response(null, { status: 204 })];
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responses.shift() ?? Response.error());
  show({ faults: [fault] });
  expect((await screen.findByRole('link', { name: 'Open the lab' })).getAttribute('href')).toBe('/fault-lab');
  const press = async () => userEvent.click(screen.getByRole('button', { name: /Clear/ }));
  await press();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(badge()).not.toBeNull();
  await press();
  await waitFor(() => expect(badge()).toBeNull());
  expect(asked).toHaveBeenLastCalledWith('/api/v1/fault-lab', { method: 'DELETE' });
});
