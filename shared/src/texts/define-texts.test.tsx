import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { defineTexts, fillText, prepareTexts, translateMessage } from './define-texts';

const { useTexts } = defineTexts(
  { greeting: 'Welcome back, {name}', plain: 'Save' },
  { fr: async () => ({ plain: 'Enregistrer' }), de: () => Promise.reject(new Error('not there')) },
);

function Sample() {
  const t = useTexts();
  return <p>{`${t('greeting', { name: 'Jo' })} / ${t('plain')}`}</p>;
}

test('places are filled; one without a value stays visible', () => {
  expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}');
});

test('English is there at once', () => {
  renderInShell(<Sample />);
  expect(screen.getByText('Welcome back, Jo / Save')).toBeInTheDocument();
});

test('a translation takes over when it has loaded; what it lacks stays English', async () => {
  renderInShell(<Sample />, { language: 'fr' });
  await waitFor(() => expect(screen.getByText('Welcome back, Jo / Enregistrer')).toBeInTheDocument());
});

test('a translation that does not load leaves the English texts', async () => {
  renderInShell(<Sample />, { language: 'de' });
  expect(await screen.findByText('Welcome back, Jo / Save')).toBeInTheDocument();
});

test("a message that exists in English only is shown in the reader's language; an unknown one as it is", async () => {
  const { useMessages } = defineTexts(
    { 'message.Email is required': 'Email is required' },
    { de: async () => ({ 'message.Email is required': 'E-Mail fehlt' }) },
  );
  function Messages() {
    const say = useMessages();
    return <p>{`${say('Email is required')} / ${say('Something else')}`}</p>;
  }
  renderInShell(<Messages />, { language: 'de' });
  expect(await screen.findByText('E-Mail fehlt / Something else')).toBeInTheDocument();
});

test('prepared texts are there at the first look, those defined later too', async () => {
  const load = jest.fn(async () => ({ plain: 'Guardar' }));
  const before = defineTexts({ plain: 'Save' }, { es: load });
  await prepareTexts('es');
  const after = defineTexts({ plain: 'Save' }, { es: load });
  expect(load).toHaveBeenCalledTimes(2);
  await prepareTexts();
  function Both() {
    return <p>{`${before.useTexts()('plain')} ${after.useTexts()('plain')}`}</p>;
  }
  renderInShell(<Both />, { language: 'es' });
  expect(screen.getByText('Guardar Guardar')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a translation that did not load is asked for again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('not there')).mockResolvedValue({ plain: 'Guardar' });
  defineTexts({ plain: 'Save' }, { es: load });
  await prepareTexts('es');
  await prepareTexts('es');
  await prepareTexts('es');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the numbers of a message go along', () => {
  const texts = {
    'message.Try again in {0} minutes.': 'In {0} Minuten erneut versuchen.',
    'message.At least 8 letters': 'Mindestens 8 Buchstaben',
  };
  expect(translateMessage(texts, 'Try again in 15 minutes.')).toBe('In 15 Minuten erneut versuchen.');
  expect(translateMessage(texts, 'At least 8 letters')).toBe('Mindestens 8 Buchstaben');
  expect(translateMessage(texts, 'At least 9 letters')).toBe('At least 9 letters');
});
