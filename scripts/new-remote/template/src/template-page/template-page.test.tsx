import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { TemplatePage } from './template-page';

test('has the title of its page', () => {
  renderInShell(<TemplatePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Template title');
});

test('speaks the reader\'s language', async () => {
  renderInShell(<TemplatePage />, { language: 'de' });
  expect(await screen.findByText('Hier entsteht etwas Neues.')).not.toBeNull();
});
