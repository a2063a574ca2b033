import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  title: 'Ne plus recevoir de rappels par e-mail\u00a0?',
  subtitle:
    'Vous ne recevrez plus de rappels de bilans ni de connexions bancaires. Les e-mails sur la sécurité de votre compte sont toujours envoyés.',
  stop: 'Arrêter les rappels',
  busy: 'Un instant...',
  failed: "Les rappels n'ont pas pu être arrêtés. Veuillez réessayer.",
  'done.title': 'Rappels désactivés',
  'done.subtitle': 'Vous pouvez les réactiver à tout moment.',
  done: "Vous ne recevrez plus de rappels par e-mail. L'interrupteur se trouve dans vos paramètres, sous «\u00a0Notifications\u00a0».",
  'unknown.title': 'Ce lien ne fonctionne pas',
  'unknown.subtitle': "Rien n'a été modifié.",
  unknown:
    'Utilisez le lien du rappel le plus récent, ou connectez-vous et désactivez les notifications par e-mail dans vos paramètres.',
  next: 'Continuer vers Verdant',
};
