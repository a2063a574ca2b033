import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  title: 'Vérifiez vos moyens de connexion',
  subtitle: 'Vous avez un nouveau mot de passe. Cochez les autres moyens de connexion que vous voulez garder.',
  loading: 'Chargement de vos moyens de connexion',
  notLoaded: "Le chargement n'a pas fonctionné. Veuillez réessayer.",
  again: 'Réessayer',
  passkeys: "Clés d'accès",
  'passkeys.about':
    "Elles sont suspendues jusqu'à votre décision. Si vous n'en reconnaissez pas une, ne la cochez pas\u00a0: elle sera supprimée.",
  'times.used': 'Ajoutée {created}, dernière utilisation {used}',
  'times.unused': 'Ajoutée {created}, jamais utilisée',
  app: 'Connexion en deux étapes',
  'app.name': "Application d'authentification",
  'app.added': 'Ajoutée {created}',
  'app.about': "Gardez-la si c'est la vôtre. Sans elle, votre mot de passe suffit pour vous connecter.",
  password: 'Votre nouveau mot de passe',
  submit: 'Enregistrer',
  busy: 'Un instant...',
  failed: "Cela n'a pas fonctionné. Veuillez réessayer.",
  later: 'Décider plus tard',
};
