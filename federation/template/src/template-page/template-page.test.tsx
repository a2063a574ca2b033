import { screen } from '@testing-library/react';
import { declaredModules, remoteProblems, renderInShell } from '@verdant/shared/testing';
import declaration from '../../remote.json';
import { TemplatePage } from './template-page';

test('the declaration and the modules of the remote meet the requirements of the shell', async () => {
  const modules = await declaredModules(declaration, async (name) => import(`../${name}/${name}`));
  expect(remoteProblems(declaration, modules)).toEqual([]);
});

test('the page has its title as the heading', async () => {
  renderInShell(<TemplatePage />);
  // `findByRole` waits until the first responses have arrived.
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Template title');
});

test('the page is shown in German if the language of the shell is German', async () => {
  renderInShell(<TemplatePage />, { language: 'de' });
  expect(await screen.findByText('Hier entsteht etwas Neues.')).not.toBeNull();
});
