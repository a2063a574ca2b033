import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { NeedToTalk } from './need-to-talk';

test('is collapsed to one line, and shows links to all support services when opened', async () => {
  renderInShell(<NeedToTalk />);
  const line = screen.getByText('Need to talk to someone?');
  expect(line.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(line);
  expect(line.closest('details')).toHaveAttribute('open');
  const tels = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(tels).toEqual(expect.arrayContaining(['tel:000', 'tel:131114', 'tel:1800007007', 'tel:1800353374']));
  expect(tels).toEqual(expect.arrayContaining(['tel:1800595160', 'tel:131450', 'https://www.scamwatch.gov.au/']));
});
