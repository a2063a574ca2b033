import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportKinds } from '../contract';
import { renderInShell } from '@verdant/shared/testing';
import { NeedToTalk, SupportNotice } from '.';

const region = () => screen.getByRole('region', { name: 'Support, if you would like it' });

test('shows nothing if the user has no support needs', () => {
  const { container } = renderInShell(<SupportNotice needs={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('is a region with a heading and a note on privacy, and describes each service; it is not an alert', () => {
  renderInShell(<SupportNotice needs={['money']} />);
  expect(within(region()).getByRole('heading', { level: 2 })).toHaveTextContent('Support, if you would like it');
  expect(region()).toHaveTextContent(
    'Nobody else sees this, it changes no score, and you can go on whenever you like.',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const service = screen.getAllByRole('listitem')[0];
  expect(service).toHaveTextContent('For anyone who cannot keep up with rent, bills or debts');
  expect(service).toHaveTextContent('Weekdays, 9:30 am to 4:30 pm');
});

test('a service can be called or texted with one click, and the link names the service', () => {
  renderInShell(<SupportNotice needs={['crisis']} />);
  expect(screen.getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute('href', 'tel:131114');
  expect(screen.getByRole('link', { name: 'Lifeline Text 0477 13 11 14' })).toHaveAttribute('href', 'sms:0477131114');
  expect(screen.getByRole('link', { name: 'lifeline.org.au' })).toHaveAttribute('href', 'https://www.lifeline.org.au/');
  expect(screen.getByRole('link', { name: '13YARN 13 92 76' })).toHaveAttribute('href', 'tel:139276');
});

test.each(supportKinds)(
  'the notice for %s has the emergency number only in crisis or abuse, and the quick exit only in abuse',
  (kind) => {
    renderInShell(<SupportNotice needs={[kind]} />);
    const emergency = screen.queryByRole('link', { name: 'Triple Zero (000)' });
    const leave = screen.queryByRole('link', { name: 'Leave this site quickly' });
    expect(emergency !== null).toBe(kind === 'crisis' || kind === 'abuse');
    expect(leave !== null).toBe(kind === 'abuse');
    if (emergency) expect(emergency).toHaveAttribute('href', 'tel:000');
    if (leave) expect(leave).toHaveAttribute('href', 'https://www.bom.gov.au/');
  },
);

test('links to other sites send no referrer', () => {
  renderInShell(<SupportNotice needs={supportKinds} />);
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https:'));
  expect(outside).toHaveLength(9);
  for (const link of outside) expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('only a notice with onDismiss has a button, which hides the notice', async () => {
  const dismiss = jest.fn();
  const { unmount } = renderInShell(<SupportNotice needs={['gambling']} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  unmount();
  renderInShell(<SupportNotice needs={['gambling']} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('in a translation the service names and numbers stay in English and are marked as English', async () => {
  renderInShell(<SupportNotice needs={['crisis']} />, { language: 'de' });
  expect(await screen.findByRole('region', { name: 'Unterstützung, wenn Sie möchten' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beyond Blue' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Beyond Blue 1300 22 4636' })).toBeInTheDocument();
});

test('the line "Need to talk to someone?" is collapsed to one line, and shows links to all support services when opened', async () => {
  renderInShell(<NeedToTalk />);
  const line = screen.getByText('Need to talk to someone?');
  expect(line.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(line);
  expect(line.closest('details')).toHaveAttribute('open');
  const tels = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(tels).toEqual(expect.arrayContaining(['tel:000', 'tel:131114', 'tel:1800007007', 'tel:1800353374']));
  expect(tels).toEqual(expect.arrayContaining(['tel:1800595160', 'tel:131450', 'https://www.scamwatch.gov.au/']));
});
