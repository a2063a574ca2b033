import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'keep-account.title': 'Garder votre compte',
  'keep-account.text': 'Votre compte va être supprimé. Appuyez sur le bouton pour le garder, avec tout son contenu.',
  'keep-account.button': 'Garder mon compte',
  'keep-account.done': 'Votre compte est conservé. Veuillez vous reconnecter.',
  'verify-email.title': 'Confirmez votre adresse e-mail',
  'verify-email.text': 'Appuyez sur le bouton pour confirmer que cette adresse e-mail est à vous.',
  'verify-email.button': 'Confirmer mon adresse e-mail',
  'verify-email.done': 'Merci. Votre adresse e-mail est confirmée.',
  'change-email.title': 'Utiliser cette adresse e-mail',
  'change-email.text':
    'Appuyez sur le bouton pour utiliser désormais cette adresse pour votre compte, aussi pour vous connecter.',
  'change-email.button': 'Utiliser cette adresse e-mail',
  'change-email.done': 'Votre compte a maintenant cette adresse e-mail. Utilisez-la pour vous connecter.',
  'password.hint': "Celui du compte concerné par ce lien. Vous n'y êtes pas connecté ici.",
  busy: 'Un instant...',
  failed: "Cela n'a pas fonctionné. Veuillez réessayer.",
  signIn: 'Se connecter',
  dashboard: 'Vers le tableau de bord',
  'bad.title': 'Ce lien ne fonctionne pas',
  'bad.subtitle': "Rien n'a été changé.",
  'bad.text':
    "Un lien fonctionne une seule fois, pendant un temps limité, et seulement jusqu'à l'envoi d'un lien plus récent.",
  missing: "Veuillez ouvrir à nouveau le lien dans l'e-mail.",
  'deleted.title': 'Votre compte va être supprimé',
  'deleted.subtitle': 'Vous avez été déconnecté de tous vos appareils.',
  'deleted.text':
    "Il sera supprimé le {day}. D'ici là, vous pouvez le garder\u00a0: avec le lien dans l'e-mail que nous vous avons envoyé, ou en vous connectant.",
};
