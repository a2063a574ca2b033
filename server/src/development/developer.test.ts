import { isProbablyPublic } from '@verdant/federation/server';
import { readSettings } from '../settings';
import { developmentSettings } from './developer';

const place = { port: 3456, dataDir: '/team/.data' };

test('a development server ignores environment variables for host and database, and uses local services', () => {
  const terminal = {
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://elsewhere/customers',
    SMTP_URL: 'smtp://mail.example.com',
    PUBLIC_ORIGIN: 'https://product.example.com',
    BANK_LINK_MODE: 'yodlee',
    // Environment variables for the command line tool `verdant-remote`, which must not become settings of the product.
    VERDANT_SERVER: 'https://product.example.com',
    VERDANT_KEY: 'secret',
    VERDANT_SERVICES: 'mfe-goals/goals=http://localhost:4700',
  };
  const settings = readSettings(developmentSettings(terminal, place), []);
  expect(settings).toMatchObject({
    host: 'localhost',
    port: 3456,
    dataDir: '/team/.data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    bankLinkMode: 'simulator',
    faultLab: true,
  });
  expect(settings.services).not.toEqual(readSettings({}, []).services);
  expect(isProbablyPublic(settings)).toBe(false);
});

test('an environment variable such as VERDANT_FAULT_LAB overrides the default of a development server', () => {
  expect(readSettings(developmentSettings({ VERDANT_FAULT_LAB: 'off' }, place), []).faultLab).toBe(false);
});

test('a development server refuses to start if NODE_ENV is production', () => {
  expect(() => developmentSettings({ NODE_ENV: 'production' }, place)).toThrow('it does not start with NODE_ENV');
});
