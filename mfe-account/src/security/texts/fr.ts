import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'password.title': 'Mot de passe',
  'password.about': 'Un nouveau mot de passe déconnecte tous vos autres appareils.',
  'password.open': 'Changer le mot de passe',
  'password.current': 'Mot de passe actuel',
  'password.new': 'Nouveau mot de passe',
  'password.confirm': 'Confirmer le nouveau mot de passe',
  'password.submit': 'Changer le mot de passe',
  'password.busy': 'Modification...',
  'password.cancel': 'Garder le mot de passe actuel',
  'password.done': 'Votre mot de passe a été changé. Tous vos autres appareils ont été déconnectés.',
  'password.failed': "Le mot de passe n'a pas pu être changé. Veuillez réessayer.",
};
