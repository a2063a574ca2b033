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
  'passkey.use': "Utiliser une clé d'accès",
  'lost.title': 'Ni application ni code de secours\u202f?',
  'lost.text':
    "Avec une clé d'accès, si vous en avez ajouté une, aucun code n'est nécessaire. Sinon, vous ne pouvez pas revenir par vous-même, et un nouveau mot de passe par e-mail n'y change rien. Seules les personnes qui exploitent {brand} pourraient vous laisser entrer, une fois certaines que c'est vous.",
  back: 'Revenir au mot de passe',
};
