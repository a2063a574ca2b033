import { yesOrNo, type SettingDefinitions } from '../setting-values';

export const siteSettings = {
  offlinePage: {
    name: 'VERDANT_OFFLINE_PAGE',
    fallback: 'yes',
    meaning: '`no` withdraws the offline page: browsers that have it remove it with the next page that they load.',
    schema: yesOrNo,
  },
} satisfies SettingDefinitions;
