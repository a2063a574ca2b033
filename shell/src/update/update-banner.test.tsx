import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { trackTypedFields } from './typed-entries';
import { UpdateBanner } from './update-banner';

trackTypedFields();
const TEN_MINUTES = 10 * 60_000;
let visibility: DocumentVisibilityState = 'visible';
let offered = 'same';
let requests = 0;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  offered = 'same';
  requests = 0;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requests += 1;
    return Response.json({ id: offered });
  });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const bar = () => screen.queryByRole('region', { name: 'New version' });

function openPage() {
  const reload = jest.fn();
  renderInShell(
    <>
      <UpdateBanner id="same" reload={reload} />
      <input aria-label="Name" />
    </>,
  );
  return reload;
}

test('the banner offers a newer version at the next check after ten minutes, and reloads the page only on a click', async () => {
  const reload = openPage();
  await pass(TEN_MINUTES);
  expect(bar()).toBeNull();
  offered = 'newer';
  await pass(TEN_MINUTES);
  expect(bar()).toHaveTextContent('A newer version of Verdant is ready.');
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a hidden tab does not check for a newer version, and checks at once when the tab becomes visible', async () => {
  openPage();
  visibility = 'hidden';
  offered = 'newer';
  await pass(3 * TEN_MINUTES);
  expect(requests).toBe(0);
  visibility = 'visible';
  await show();
  await pass(0);
  expect(requests).toBe(1);
  expect(bar()).not.toBeNull();
});

test('the button Later hides the banner for the offered version, but not for an even newer version', async () => {
  openPage();
  offered = 'newer';
  await pass(TEN_MINUTES);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await pass(TEN_MINUTES);
  expect(bar()).toBeNull();
  offered = 'newest';
  await pass(TEN_MINUTES);
  expect(bar()).not.toBeNull();
});

test('after text was typed, the first click on the reload button only shows a warning, and the second reloads @g-newer-version', async () => {
  const reload = openPage();
  offered = 'newer';
  await pass(TEN_MINUTES);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(reload).not.toHaveBeenCalled();
  expect(bar()).toHaveTextContent('Your entries on this page may be lost.');
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed check for a newer version shows no banner, and the next check is ten minutes later', async () => {
  openPage();
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('network'));
  offered = 'newer';
  await pass(TEN_MINUTES);
  expect(bar()).toBeNull();
  await pass(TEN_MINUTES);
  expect(bar()).not.toBeNull();
});
