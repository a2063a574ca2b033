import { resetMail } from './reset-mail';

const link = 'https://verdant.example.com/reset-password?token=a-token_1';

test('text and HTML contain the link and its lifetime', () => {
  const { to, subject, text, html } = resetMail({ to: 'jo@example.com', link, minutes: 60 });
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
  expect(resetMail({ to: 'jo@example.com', link, minutes }).text).toContain(`for ${words}`);
});

test('nothing that stands in the markup is markup', () => {
  const { html } = resetMail({
    to: 'jo@example.com',
    link: 'https://x.example/"><script>alert(1)</script>',
    minutes: 60,
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
});

test('the name given at registration is not repeated in the mail', () => {
  const { subject, text, html } = resetMail({ to: 'buy-now.example.net@example.com', link, minutes: 60 });
  expect(`${subject}${text}${html}`).not.toContain('buy-now');
});
