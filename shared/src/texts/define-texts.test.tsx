import { screen, waitFor } from '@testing-library/react';
import { fakeLoaders, renderInShell } from '@verdant/shared/testing';
import { fillText } from '../contract';
import { defineTexts, prepareTexts, translateMessage } from './define-texts';

const { useTexts } = defineTexts(
  { greeting: 'Welcome back, {name}', plain: 'Save' },
  fakeLoaders({ fr: async () => ({ plain: 'Enregistrer' }), de: () => Promise.reject(new Error('not there')) }),
);

function Sample() {
  const t = useTexts();
  return <p>{`${t('greeting', { name: 'Jo' })} / ${t('plain')}`}</p>;
}

test('placeholders with a value are replaced, and others stay unchanged', () => {
  expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}');
});

test('English texts are shown until the translation is loaded, and for texts that the translation lacks', async () => {
  renderInShell(<Sample />, { language: 'fr' });
  expect(screen.getByText('Welcome back, Jo / Save')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Welcome back, Jo / Enregistrer')).toBeInTheDocument());
});

test('the English texts are still shown if the translation fails to load', async () => {
  renderInShell(<Sample />, { language: 'de' });
  expect(await screen.findByText('Welcome back, Jo / Save')).toBeInTheDocument();
});

test('a remote built before a language was added stays in English in that language', async () => {
  const loaders = fakeLoaders();
  Reflect.deleteProperty(loaders, 'es');
  const { useTexts: useOlderTexts } = defineTexts({ plain: 'Save' }, loaders);
  await prepareTexts('es');
  await prepareTexts('en');
  function Older() {
    return <p>{useOlderTexts()('plain')}</p>;
  }
  renderInShell(<Older />, { language: 'es' });
  expect(screen.getByText('Save')).toBeInTheDocument();
});

test('a message written in English is translated, and an unknown message is shown unchanged', async () => {
  const { useMessages } = defineTexts(
    { 'message.Email is required': 'Email is required' },
    fakeLoaders({ de: async () => ({ 'message.Email is required': 'E-Mail fehlt' }) }),
  );
  function Messages() {
    const say = useMessages();
    return <p>{`${say('Email is required')} / ${say('Something else')}`}</p>;
  }
  renderInShell(<Messages />, { language: 'de' });
  expect(await screen.findByText('E-Mail fehlt / Something else')).toBeInTheDocument();
});

test('preloaded texts are translated at the first render, even texts defined after the preloading', async () => {
  const load = jest.fn(async () => ({ plain: 'Guardar' }));
  const before = defineTexts({ plain: 'Save' }, fakeLoaders({ es: load }));
  await prepareTexts('es');
  const after = defineTexts({ plain: 'Save' }, fakeLoaders({ es: load }));
  expect(load).toHaveBeenCalledTimes(2);
  await prepareTexts();
  function Both() {
    return <p>{`${before.useTexts()('plain')} ${after.useTexts()('plain')}`}</p>;
  }
  renderInShell(<Both />, { language: 'es' });
  expect(screen.getByText('Guardar Guardar')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a translation that failed to load is requested again, and a loaded translation is not', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('not there')).mockResolvedValue({ plain: 'Guardar' });
  defineTexts({ plain: 'Save' }, fakeLoaders({ es: load }));
  await prepareTexts('es');
  await prepareTexts('es');
  await prepareTexts('es');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a number for a placeholder is kept in the translation, and a text without placeholder matches only its own number', () => {
  const texts = {
    'message.Try again in {0} minutes.': 'In {0} Minuten erneut versuchen.',
    'message.At least 8 letters': 'Mindestens 8 Buchstaben',
  };
  expect(translateMessage(texts, 'Try again in 15 minutes.')).toBe('In 15 Minuten erneut versuchen.');
  expect(translateMessage(texts, 'At least 8 letters')).toBe('Mindestens 8 Buchstaben');
  expect(translateMessage(texts, 'At least 9 letters')).toBe('At least 9 letters');
});
