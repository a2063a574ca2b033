import { screen } from '@testing-library/react';
import { remoteProblems, renderInShell } from '@verdant/shared/testing';
import declaration from '../../remote.json';
import * as page from './template-page';

const { TemplatePage } = page;

test('is what the shell expects of a remote', () => {
  expect(remoteProblems(declaration, { './template-page': page })).toEqual([]);
});

test('has the title of its page', () => {
  renderInShell(<TemplatePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Template title');
});

test("speaks the reader's language", async () => {
  renderInShell(<TemplatePage />, { language: 'de' });
  expect(await screen.findByText('Hier entsteht etwas Neues.')).not.toBeNull();
});
