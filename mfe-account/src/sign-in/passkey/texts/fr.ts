import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  asking: 'Veuillez suivre les étapes que votre navigateur affiche.',
  cancelled:
    "Vous n'êtes pas connecté\u00a0: l'opération a été annulée, a pris trop de temps, ou il n'y a pas ici de clé d'accès pour ce site. Votre mot de passe fonctionne aussi.",
  unsupported: "Ce navigateur ne peut pas utiliser de clés d'accès. Veuillez vous connecter avec votre mot de passe.",
  domain:
    "Les clés d'accès ne fonctionnent pas à cette adresse du site. Veuillez vous connecter avec votre mot de passe.",
  failed: "La clé d'accès n'a pas pu être utilisée. Veuillez réessayer ou vous connecter avec votre mot de passe.",
};
