import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  title: "Clés d'accès",
  about:
    "Connectez-vous avec votre empreinte, votre visage ou le code PIN de votre appareil au lieu du mot de passe. Une clé d'accès ne se devine pas, et aucun faux site ne peut vous la soutirer.",
  empty:
    "Vous n'avez pas encore de clé d'accès (passkey). C'est une clé que votre appareil ou votre gestionnaire de mots de passe garde pour vous. Vous seul pouvez l'utiliser, et seulement sur ce site.",
  full: "Vous avez {count} clés d'accès, le maximum d'un compte. Supprimez-en une pour en ajouter une autre.",
  locked: "Confirmez d'abord votre adresse e-mail. Vous pourrez ensuite ajouter une clé d'accès.",
  loading: "Chargement de vos clés d'accès",
  notLoaded: "Vos clés d'accès n'ont pas pu être chargées. Veuillez réessayer.",
  again: 'Réessayer',
  name: 'Nom',
  'name.hint': 'Pour la reconnaître dans cette liste.',
  'name.suggested': '{browser} sur {system}',
  password: 'Mot de passe actuel',
  busy: 'Un instant...',
  cancel: 'Annuler',
  failed: "Cela n'a pas fonctionné. Veuillez réessayer.",
  synced: 'Synchronisée',
  suspended: 'Suspendue',
  'review.about':
    "Votre mot de passe a été réinitialisé. Jusqu'à votre décision, les clés suspendues ne servent qu'après votre mot de passe.",
  'review.open': 'Décider ce qui reste',
  'times.used': 'Ajoutée {created}, dernière utilisation {used}',
  'times.unused': 'Ajoutée {created}, pas encore utilisée',
  'add.open': "Ajouter une clé d'accès",
  'add.submit': 'Continuer',
  'add.hint': "Ensuite, votre navigateur demande où garder la clé d'accès.",
  'add.cancelled': "Aucune clé d'accès n'a été ajoutée\u00a0: l'opération a été annulée ou a pris trop de temps.",
  'add.known': "Cet appareil ou ce gestionnaire de mots de passe a déjà une clé d'accès pour votre compte.",
  'add.unsupported': "Ce navigateur ou cet appareil ne peut pas garder de clés d'accès. Veuillez en essayer un autre.",
  'add.domain': "Les clés d'accès ne fonctionnent pas à cette adresse du site.",
  'add.failed': "La clé d'accès n'a pas pu être ajoutée. Veuillez réessayer.",
  rename: 'Renommer',
  'rename.named': 'Renommer\u00a0: {name}',
  'rename.submit': 'Enregistrer le nom',
  remove: 'Supprimer',
  'remove.named': 'Supprimer\u00a0: {name}',
  'remove.about':
    '{name} ne permettra plus de vous connecter, et tous vos autres appareils seront déconnectés. Votre mot de passe reste valable.',
  'remove.submit': "Supprimer la clé d'accès",
  'done.added': "La clé d'accès a été ajoutée. Vous pouvez désormais vous connecter avec elle.",
  'done.renamed': 'Le nom a été changé.',
  'done.removed':
    "La clé d'accès a été supprimée. Tous vos autres appareils ont été déconnectés. Si votre appareil la propose encore, supprimez-la aussi à cet endroit.",
};
