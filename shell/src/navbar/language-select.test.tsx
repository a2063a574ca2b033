import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { languages } from '@verdant/shared/contract';
import { renderInShell } from '@verdant/shared/testing';
import { LanguageSelect } from './language-select';

test('offers every language by its native name, marked with its language code', () => {
  renderInShell(<LanguageSelect />);
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(languages.length);
  expect(options.slice(0, 4).map((option) => [option.lang, option.textContent])).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
    ['fr', 'Français'],
    ['de', 'Deutsch'],
  ]);
});

test('shows the language of the page and reports the choice', async () => {
  const chosen: string[] = [];
  renderInShell(<LanguageSelect />, { language: 'fr', setLanguage: (language) => chosen.push(language) });
  const select = await screen.findByRole('combobox', { name: 'Langue' });
  expect(select).toHaveValue('fr');
  await userEvent.selectOptions(select, 'Deutsch');
  expect(chosen).toEqual(['de']);
});
