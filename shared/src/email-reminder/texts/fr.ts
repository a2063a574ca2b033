import type { en, MessageKey } from './en';

export const fr: Record<keyof typeof en | MessageKey, string> = {
  'reminder.label': 'Confirmer votre adresse e-mail',
  'reminder.unconfirmed':
    "Veuillez confirmer votre adresse e-mail\u00a0: ouvrez le lien dans l'e-mail envoyé à {email}.",
  'reminder.send': "Renvoyer l'e-mail",
  'reminder.sent': 'Envoyé. Seul le lien le plus récent fonctionne, pendant 24 heures.',
  'reminder.notSent': "L'e-mail n'a pas pu être envoyé. Veuillez réessayer.",
  'reminder.offline': 'Erreur réseau. Veuillez vérifier votre connexion internet et réessayer.',
  'reminder.dismiss': 'Pas maintenant',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Trop de tentatives. Veuillez réessayer dans {0} secondes.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Trop de tentatives. Veuillez réessayer dans {0} minutes.',
  'message.The server is busy. Please try again in a moment.':
    'Le serveur est très sollicité. Veuillez réessayer dans un instant.',
  'message.The service is not available just now. Please try again in a moment.':
    "Le service n'est pas disponible pour le moment. Veuillez réessayer dans un instant.",
  'message.Something went wrong on our side. Please try again later.':
    'Un problème est survenu de notre côté. Veuillez réessayer plus tard.',
};
