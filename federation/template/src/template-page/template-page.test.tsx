import { screen } from '@testing-library/react';
import { declaredModules, remoteProblems, renderInShell } from '@verdant/shared/testing';
import declaration from '../../remote.json';
import { TemplatePage } from './template-page';

test('is what the shell expects of a remote', async () => {
  const modules = await declaredModules(declaration, async (name) => import(`../${name}/${name}`));
  expect(remoteProblems(declaration, modules)).toEqual([]);
});

test('has the title of its page', async () => {
  renderInShell(<TemplatePage />);
  // Found, not got: by then what the page fetches at first is there, too.
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Template title');
});

test("speaks the reader's language", async () => {
  renderInShell(<TemplatePage />, { language: 'de' });
  expect(await screen.findByText('Hier entsteht etwas Neues.')).not.toBeNull();
});
