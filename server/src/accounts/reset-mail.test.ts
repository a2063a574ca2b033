import { resetMail } from './reset-mail';

const link = 'https://verdant.example.com/reset-password?token=a-token_1';

test('text and HTML contain the link and its lifetime', () => {
  const { to, subject, text, html } = resetMail({
    id: 'job.1',
    to: 'jo@example.com',
    link,
    minutes: 60,
    language: 'en',
  });
  expect([to, subject]).toEqual(['jo@example.com', 'Choose a new password for Verdant']);
  expect(text.split('\n')).toContain(link);
  expect(text).toContain('The link works once, for 60 minutes:');
  expect(html).toContain(`<a href="${link}"`);
  expect(html).toContain('The link works once, for 60 minutes:');
});

test.each([
  [1, '1 minute:'],
  [90, '90 minutes:'],
  [120, '2 hours:'],
  [1440, '24 hours:'],
])('%i minutes are written as %s', (minutes, words) => {
  expect(resetMail({ id: 'job.1', to: 'jo@example.com', link, minutes, language: 'en' }).text).toContain(
    `for ${words}`,
  );
});

test.each([
  ['es', 'Elija una contraseña nueva para Verdant', '60 minutos', '2 horas'],
  ['fr', 'Choisissez un nouveau mot de passe pour Verdant', '60 minutes', '2 heures'],
  ['de', 'Wählen Sie ein neues Passwort für Verdant', '60 Minuten', '2 Stunden'],
] as const)('in %s it has the subject "%s", the link and its lifetime', (language, subject, minutes, hours) => {
  const mail = resetMail({ id: 'job.1', to: 'jo@example.com', link, minutes: 60, language });
  const readable = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(mail.subject).toBe(subject);
  expect(mail.text.split('\n')).toContain(link);
  expect(readable(mail.text)).toContain(minutes);
  expect(readable(resetMail({ id: 'job.1', to: 'jo@example.com', link, minutes: 120, language }).text)).toContain(
    hours,
  );
  expect(mail.html).toContain(`<html lang="${language}">`);
  expect(`${mail.text}${mail.html}`).not.toMatch(/Hello|new password|Choose/);
});

test('escapes all texts in the markup', () => {
  const { html } = resetMail({
    id: 'job.1',
    to: 'jo@example.com',
    link: 'https://x.example/"><script>alert(1)</script>',
    minutes: 60,
    language: 'en',
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
});

test('the name given at registration is not repeated in the mail', () => {
  const { subject, text, html } = resetMail({
    id: 'job.1',
    to: 'buy-now.example.net@example.com',
    link,
    minutes: 60,
    language: 'en',
  });
  expect(`${subject}${text}${html}`).not.toContain('buy-now');
});
