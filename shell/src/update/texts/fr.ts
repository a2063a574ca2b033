import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'newer.label': 'Nouvelle version',
  'newer.ready': 'Une version plus récente de Verdant est prête.',
  'newer.now': "L'utiliser maintenant",
  'newer.later': 'Plus tard',
  'newer.lost': 'Vos saisies sur cette page pourraient être perdues.',
};
