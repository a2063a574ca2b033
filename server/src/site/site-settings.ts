import * as v from 'valibot';
import type { Contact } from '@verdant/shared/contract';
import { optionalText, yesOrNo, type SettingDefinitions } from '../setting-values';

const EMAIL = /^[^\s@<>?&]+@[^\s@<>?&]+$/;

const isWebPage = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

export const siteSettings = {
  contact: {
    name: 'VERDANT_CONTACT',
    fallback: '',
    meaning:
      'How users reach you, on the page Help: an e-mail address, or an `https:` URL. Without it that page names no contact.',
    schema: v.pipe(
      optionalText((value) => EMAIL.test(value) || isWebPage(value), 'must be an e-mail address or an https: URL'),
      v.transform((value): Contact | null => {
        if (value === '') return null;
        if (EMAIL.test(value)) return { label: value, href: `mailto:${value}` };
        const { href, host, pathname } = new URL(value);
        return { label: `${host}${pathname === '/' ? '' : pathname}`, href };
      }),
    ),
  },
  offlinePage: {
    name: 'VERDANT_OFFLINE_PAGE',
    fallback: 'yes',
    meaning: '`no` withdraws the offline page: browsers that have it remove it with the next page that they load.',
    schema: yesOrNo,
  },
} satisfies SettingDefinitions;
