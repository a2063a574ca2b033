import { weaknessMessages } from '@verdant/shared/contract';
import { createStrengthCheck } from './strength';

const { common, pattern, personal, words } = weaknessMessages;
const owner = { email: 'grace.hopper@example.com', first_name: 'Grace', last_name: 'Hopper', phone: '0400 123 456' };
const check = createStrengthCheck();
const refuseWeak = async (password: string) =>
  check.refuseWeak({ field: 'password', password, owner }, { ip: '127.0.0.1', isWanted: () => true });

test.each([
  ['Passw0rd', common],
  ['        ', pattern],
  ['🙂🙂🙂🙂🙂🙂🙂🙂', pattern],
  ['wonderful', words],
  ['hopper1906', personal],
  ['verdant2026', personal],
])('refuses the password %j with a reason', async (password, msg) => {
  await expect(refuseWeak(password)).rejects.toMatchObject({
    status: 422,
    detail: [{ loc: ['body', 'password'], msg }],
  });
});

test.each([
  'correct horse battery staple',
  '数字で守る私の家計簿',
  'x7#Kq!2v',
  `${'a'.repeat(150)} kangaroo umbrella thirteen`,
])('accepts the password %j', async (password) => {
  await expect(refuseWeak(password)).resolves.toBeUndefined();
});
