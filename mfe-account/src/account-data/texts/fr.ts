import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'export.title': 'Vos données',
  'export.about':
    'Tout ce qui est enregistré sur vous dans un fichier ZIP\u00a0: en JSON, et en tableaux CSV pour un tableur.',
  'export.start': 'Télécharger mes données',
  'export.busy': 'Préparation...',
  'export.started': 'Le téléchargement a commencé.',
  'export.failed': "Le téléchargement n'a pas pu commencer. Veuillez réessayer.",
  'delete.title': 'Supprimer le compte',
  'delete.about':
    "Votre compte est supprimé au bout de 7 jours, avec vos réponses, vos scores et vos banques liées. D'ici là, vous pouvez le garder.",
  'delete.open': 'Supprimer mon compte',
  'delete.warning':
    'Vous serez aussitôt déconnecté de tous vos appareils, et recevrez un e-mail avec un lien pour garder le compte.',
  'delete.submit': 'Supprimer mon compte',
  'delete.busy': 'Suppression...',
  'delete.cancel': 'Garder mon compte',
  'delete.failed': "Le compte n'a pas pu être supprimé. Veuillez réessayer.",
};
