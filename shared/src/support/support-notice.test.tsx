import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportKinds } from '../contract';
import { renderInShell } from '@verdant/shared/testing';
import { SupportNotice } from './support-notice';

const region = () => screen.getByRole('region', { name: 'Support, if you would like it' });

test('shows nothing if nothing was noticed', () => {
  const { container } = renderInShell(<SupportNotice needs={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('is a region with a heading that shows it is private, and no alert', () => {
  renderInShell(<SupportNotice needs={['money']} />);
  expect(within(region()).getByRole('heading', { level: 2 })).toHaveTextContent('Support, if you would like it');
  expect(region()).toHaveTextContent(
    'Nobody else sees this, it changes no score, and you can go on whenever you like.',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a call and a text are one touch away, and their links name the service', () => {
  renderInShell(<SupportNotice needs={['crisis']} />);
  expect(screen.getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute('href', 'tel:131114');
  expect(screen.getByRole('link', { name: 'Lifeline Text 0477 13 11 14' })).toHaveAttribute('href', 'sms:0477131114');
  expect(screen.getByRole('link', { name: 'lifeline.org.au' })).toHaveAttribute('href', 'https://www.lifeline.org.au/');
  expect(screen.getByRole('link', { name: '13YARN 13 92 76' })).toHaveAttribute('href', 'tel:139276');
});

test('each service shows who it is for and when it answers', () => {
  renderInShell(<SupportNotice needs={['money']} />);
  const service = screen.getAllByRole('listitem')[0];
  expect(service).toHaveTextContent('For anyone who cannot keep up with rent, bills or debts');
  expect(service).toHaveTextContent('Weekdays, 9:30 am to 4:30 pm');
});

test.each(supportKinds)('%s: the emergency number and the way out are there when they are needed', (kind) => {
  renderInShell(<SupportNotice needs={[kind]} />);
  const emergency = screen.queryByRole('link', { name: 'Triple Zero (000)' });
  const leave = screen.queryByRole('link', { name: 'Leave this site quickly' });
  expect(emergency !== null).toBe(kind === 'crisis' || kind === 'abuse');
  expect(leave !== null).toBe(kind === 'abuse');
  if (emergency) expect(emergency).toHaveAttribute('href', 'tel:000');
  if (leave) expect(leave).toHaveAttribute('href', 'https://www.bom.gov.au/');
});

test('links to other sites do not say where someone came from', () => {
  renderInShell(<SupportNotice needs={supportKinds} />);
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https:'));
  expect(outside).toHaveLength(9);
  for (const link of outside) expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('it can be hidden where the page allows it', async () => {
  const dismiss = jest.fn();
  renderInShell(<SupportNotice needs={['gambling']} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('has no button if it cannot be dismissed', () => {
  renderInShell(<SupportNotice needs={['gambling']} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['es', 'Apoyo, si lo quiere'],
  ['fr', 'Du soutien, si vous le souhaitez'],
  ['de', 'Unterstützung, wenn Sie möchten'],
] as const)('in %s names and numbers stay as they are, marked as English', async (language, title) => {
  renderInShell(<SupportNotice needs={['crisis']} />, { language });
  expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beyond Blue' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Beyond Blue 1300 22 4636' })).toBeInTheDocument();
});
