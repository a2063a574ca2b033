import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  title: "Conditions d'utilisation",
  subtitle: 'Ce que vous pouvez attendre de {brand}, et ce que {brand} attend de vous.',
  'draft.mark': 'Projet du 22 novembre 2026',
  'draft.text':
    "Aucun juriste n'a encore vérifié ces conditions. Elles décrivent le produit tel qu'il est aujourd'hui. Avant que {brand} soit proposé au public, elles devront dire qui l'exploite et quel droit s'applique.",
  contents: 'Sur cette page',
  related: 'Confidentialité',

  product: "Ce qu'est {brand}",
  'product.text':
    "{brand} vous pose des questions sur votre argent, calcule un score financier à partir de vos réponses, l'explique et propose la suite. Il est fait pour les particuliers en Australie\u00a0; les montants sont en dollars australiens.",
  'product.samples':
    "Plusieurs pages montrent des données d'exemple et le disent. Les témoignages, la note des utilisateurs et les horaires d'assistance de la page d'accueil sont donnés à titre d'illustration.",
  advice: 'Des informations générales, pas un conseil financier',
  'advice.text':
    'Le score, les explications et les recommandations sont des informations générales. Ils découlent de vos réponses selon des règles fixes. Ils ne tiennent pas compte de vos objectifs, de votre situation financière et de vos besoins dans leur ensemble, et personne ne les a examinés.',
  'advice.before':
    "Avant de les suivre, demandez-vous s'ils vous conviennent, lisez ce que le fournisseur d'un produit en dit et, dans le doute, consultez un conseiller financier agréé.",
  'advice.licence':
    "Rien ici ne dit que {brand} détient un agrément australien de services financiers (Australian financial services licence). Savoir si des recommandations tirées des réponses d'une personne constituent un conseil personnel est l'une des questions posées au juriste.",
  score: "Ce qu'est un score",
  'score.text':
    "Un score est une estimation de 0 à 100, avec une fourchette qui montre ce que vos réponses laissent ouvert. Ce n'est pas une cote de crédit, et {brand} ne l'envoie à aucun prêteur.",
  account: 'Votre compte',
  'account.text':
    "Utilisez votre propre adresse e-mail et un mot de passe qui ne sert nulle part ailleurs. Si quelqu'un d'autre peut le connaître, choisissez-en un nouveau par le lien de mot de passe oublié sur la page de connexion\u00a0: cela met fin à toutes les connexions du compte.",
  bank: 'Relier une banque',
  'bank.text':
    "Relier une banque est facultatif, et vous pouvez la déconnecter. Vous saisissez les identifiants de votre banque dans la fenêtre d'un agrégateur et non sur une page de {brand}. Savoir si votre banque l'autorise est une affaire entre vous et elle. {brand} ne peut pas déplacer d'argent.",
  'bank.practice':
    "Là où {brand} n'est relié à aucune vraie banque, il en propose de fictives. N'y saisissez pas les identifiants d'une vraie banque.",
  use: "Ce qui n'est pas permis",
  'use.others': "Utiliser le compte ou les données d'une autre personne.",
  'use.limits': 'Contourner les limites et les protections du produit.',
  'use.flood': "Envoyer tant de requêtes que d'autres ne peuvent plus l'utiliser.",
  cost: 'Ce que cela coûte',
  'cost.text': "Rien\u00a0: {brand} n'a aucun moyen d'encaisser un paiement.",
  availability: "Ce qui n'est pas promis",
  'availability.text':
    '{brand} peut se tromper, être indisponible ou changer demain. Vérifiez auprès de votre banque les chiffres qui comptent pour vous.',
  'availability.law':
    'Rien sur cette page ne vous retire des droits que la loi vous donne et qui ne peuvent être exclus, comme ceux du droit australien de la consommation (Australian Consumer Law).',
  ending: 'Si vous voulez arrêter',
  'ending.text':
    "Vous pouvez cesser d'utiliser {brand} à tout moment. Votre compte reste jusqu'à sa suppression\u00a0; la page sur la confidentialité dit comment elle se fait aujourd'hui.",
  changes: 'Si ces conditions changent',
  'changes.text':
    "La date en haut indique de quelle version il s'agit. {brand} n'enregistre pas encore la version que vous avez acceptée et ne vous écrit pas quand elle change.",
};
