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
  'email.title': 'Adresse e-mail',
  'email.confirmed': 'Confirmée',
  'email.open': "Changer l'adresse e-mail",
  'email.new': 'Nouvelle adresse e-mail',
  'email.submit': 'Envoyer la confirmation',
  'email.busy': 'Envoi...',
  'email.cancel': "Garder l'adresse actuelle",
  'email.done':
    'Nous avons envoyé un e-mail à la nouvelle adresse. Le changement prend effet dès que vous le confirmez.',
  'email.failed': "L'adresse e-mail n'a pas pu être changée. Veuillez réessayer.",
  'email.waiting': "{email} attend votre confirmation. D'ici là, rien ne change.",
  'email.unconfirmed':
    "Votre adresse e-mail n'est pas encore confirmée. Veuillez ouvrir le lien dans l'e-mail que nous vous avons envoyé.",

  'devices.title': 'Appareils connectés',
  'devices.about':
    'Là où votre compte est utilisé en ce moment. Si vous ne connaissez pas un appareil, déconnectez-le, puis changez votre mot de passe.',
  'devices.name': '{browser} sur {system}',
  'devices.unknown': 'Appareil inconnu',
  'devices.current': 'Cet appareil',
  'devices.times': 'Connecté\u00a0: {created}, dernière utilisation\u00a0: {used}',
  'devices.signOut': 'Déconnecter',
  'devices.signOutNamed': 'Déconnecter\u00a0: {name}, connecté {created}',
  'devices.signOutOthers': 'Déconnecter tous les autres appareils',
  'devices.done': 'Appareil déconnecté.',
  'devices.loading': 'Chargement de vos appareils',
  'devices.notLoaded': "Vos appareils n'ont pas pu être chargés. Veuillez réessayer.",
  'devices.notSignedOut': "L'appareil n'a pas pu être déconnecté. Veuillez réessayer.",
  'devices.again': 'Réessayer',
};
