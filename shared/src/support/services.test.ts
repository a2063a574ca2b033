import { supportKinds } from '../contract';
import { services, supportServicesFor } from './services';

const namesFor = (...kinds: Parameters<typeof supportServicesFor>[0]) =>
  supportServicesFor(kinds).map(({ name }) => name);

const debtHelp = ['National Debt Helpline', 'Mob Strong Debt Help', 'Small Business Debt Helpline'];

test.each(supportKinds)('a support service exists for the need %s', (kind) => expect(namesFor(kind)).not.toEqual([]));

test('crisis services come first, whatever the order of the needs', () => {
  const all = namesFor('money', 'gambling', 'abuse', 'crisis');
  expect(all.slice(0, 3)).toEqual(['Lifeline', 'Beyond Blue', '13YARN']);
  expect(all).toEqual(services.map(({ name }) => name));
});

test('only services for the given needs are offered', () => {
  expect(namesFor('abuse')).toEqual(['1800RESPECT']);
  expect(namesFor('gambling', 'money')).toEqual(['Gambling Help', ...debtHelp]);
  expect(namesFor()).toEqual([]);
});

test('phone numbers are Australian, and links are HTTPS addresses of Australian organisations', () => {
  for (const { phone, sms, url } of services) {
    expect(phone.replaceAll(' ', '')).toMatch(/^(13\d{4}|1[38]00\d{6})$/);
    if (sms !== undefined) expect(sms.replaceAll(' ', '')).toMatch(/^04\d{8}$/);
    expect(url).toMatch(/^https:\/\/[\w.]+\.org\.au\/$/);
  }
});
