import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { lazyComponent } from './lazy-component';

const Details = ({ name }: { name: string }) => <p>Details of {name}</p>;

test('a failed load is reported, and Try again loads the component', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const cause = new Error('chunk');
  const Lazy = lazyComponent(jest.fn(async () => Details).mockRejectedValueOnce(cause));
  renderInShell(<Lazy name="Jo" />, { language: 'de' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Teil konnte nicht geladen werden.');
  expect(reported).toHaveBeenCalledWith(cause);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Details of Jo')).toBeInTheDocument();
});

test('a wrapper surrounds the spinner and the error message, and disappears once the component is loaded', async () => {
  const Lazy = lazyComponent(jest.fn(async () => Details).mockRejectedValueOnce(new Error('chunk')), ({ children }) => (
    <section aria-label="Around">{children}</section>
  ));
  Object.assign(globalThis, { reportError: jest.fn() });
  renderInShell(<Lazy name="Jo" />);
  expect(screen.getByRole('region', { name: 'Around' })).toHaveTextContent('Loading...');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Details of Jo')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Around' })).toBeNull();
});

test('a slow component shows a notice after eight seconds, and Try again requests the component again', async () => {
  jest.useFakeTimers();
  const cancelSlow = jest.fn();
  Object.assign(globalThis, { __webpack_require__: { cancelSlow } });
  const Lazy = lazyComponent(async () => new Promise<typeof Details>(() => undefined));
  renderInShell(<Lazy name="Jo" />);
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const button = () => screen.queryByRole('button', { name: 'Try again' });
  await pass(7_900);
  expect(button()).toBeNull();
  await pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('This is still loading. Your connection may be slow.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(cancelSlow).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
  await pass(8_000);
  expect(button()).toBeVisible();
  jest.useRealTimers();
});

test('a component opened offline shows that the user is offline until the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Lazy = lazyComponent(async () => new Promise<typeof Details>(() => undefined));
  renderInShell(<Lazy name="Jo" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. This part loads as soon as you are back online.',
  );
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});
