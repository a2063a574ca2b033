import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'code.label': "Code de votre application d'authentification",
  'code.hint':
    "Le mot de passe est correct. Saisissez maintenant les six chiffres que l'application affiche pour ce compte.",
  'code.use': "Utiliser l'application d'authentification",
  'recovery.label': 'Code de secours',
  'recovery.hint':
    "L'un des codes que vous avez conservés en activant la connexion en deux étapes. Chacun ne sert qu'une fois.",
  'recovery.use': 'Utiliser un code de secours',
  back: 'Revenir au mot de passe',
};
