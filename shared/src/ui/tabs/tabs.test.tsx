import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = ['Previous', 'Current', 'Next'].map((label) => ({ id: label, label }));

function Periods() {
  const [value, setValue] = useState('Current');
  return (
    <>
      <Tabs label="Period" tabs={tabs} value={value} onChange={setValue} />
      <button type="button">After</button>
    </>
  );
}

test('arrow keys select the next tab and wrap around, Home and End select the ends, and Tab leaves the tab list', async () => {
  const user = userEvent.setup();
  render(<Periods />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  await user.tab();
  expect(tab('Current')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Next'],
    ['ArrowRight', 'Previous'],
    ['ArrowLeft', 'Next'],
    ['Home', 'Previous'],
    ['End', 'Next'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Next')).toHaveFocus();
});
