import { act, fireEvent, screen } from '@testing-library/react';
import { useNotification } from '@verdant/shared/services';
import { renderInShell } from '@verdant/shared/testing';
import { NotificationProvider } from './notification-provider';

function Buttons() {
  const { notify } = useNotification();
  return (
    <>
      <button type="button" onClick={() => notify('First')}>
        one
      </button>
      <button type="button" onClick={() => notify('Second')}>
        two
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  renderInShell(
    <NotificationProvider>
      <Buttons />
    </NotificationProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('a toast closes after three seconds @s-3.12 @s-2.44 @s-4.13 @s-9.3', () => {
  press('one');
  wait(2999);
  expect(screen.getByText('First')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test.each([
  ['one', 'First'],
  ['two', 'Second'],
])(
  'a new message, even with an unchanged text, replaces the toast and restarts its three seconds: %s',
  (button, text) => {
    press('one');
    wait(2000);
    press(button);
    wait(2000);
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  },
);

test('hovering keeps the toast open, and the close button closes the toast @s-2.44', () => {
  press('one');
  fireEvent.mouseEnter(screen.getByText('First'));
  wait(10_000);
  press('Close notification');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  press('two');
  wait(3000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});
