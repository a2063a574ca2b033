import type { Translation } from '../../../language/catalogues';
import type { future as en } from '../en/future';

export const future: Translation<typeof en> = {
  'insurance-review': {
    title: 'Vérifier que vos assurances conviennent encore',
    text: 'La vie change plus vite que les contrats. Regardez ce que vous avez, y compris la couverture de votre super (retraite), et demandez-vous si cela suffirait pour votre logement et pour ceux qui comptent sur vous, et si vous payez deux fois pour quelque chose.',
  },
  'income-protection': {
    title: 'Prévoir une période sans revenu',
    text: "Cherchez ce que verseraient congé maladie, économies et couverture éventuelle de votre super (retraite) si vous ne pouviez pas travailler pendant six mois. Connaître l'écart est le premier pas pour le combler.",
  },
  dependants: {
    title: 'Protéger ceux qui dépendent de vous',
    text: 'Additionnez ce dont auraient besoin pendant quelques années ceux qui dépendent de vous, et ce que verseraient votre super (retraite), vos économies et une assurance-vie. Si la seconde somme est plus petite, vous savez quoi examiner.',
  },
  will: {
    title: 'Avoir un testament valable',
    text: "Un testament adapté à votre vie d'aujourd'hui décide qui reçoit quoi, et épargne à votre famille une recherche longue et coûteuse. S'il manque ou n'est plus à jour, un juriste (solicitor) ou le curateur public (public trustee) de votre État peut aider.",
    effect: 'Règle les choses pour ceux qui vous sont chers',
  },
  scams: {
    title: 'Compliquer la vie des escrocs',
    text: "Utilisez un mot de passe différent pour chaque compte, activez une deuxième étape à la connexion, ne rappelez qu'un numéro que vous avez cherché vous-même, et lisez vos relevés. Chaque geste prend quelques minutes.",
    effect: 'Protège ce que vous avez',
  },
  'lost-super': {
    title: 'Retrouver et regrouper votre super',
    text: "L'administration fiscale (ATO) montre en ligne tous vos comptes de super (retraite), même perdus. Plusieurs comptes, ce sont plusieurs frais ; avant de les regrouper, vérifiez à quelle assurance vous renonceriez.",
  },
  'super-check': {
    title: 'Regarder votre super une fois par an',
    text: ({ superPercent }) =>
      `Les employeurs versent ${superPercent} du salaire ordinaire dans la super (retraite) : cela vaut une heure. Lisez le solde et les frais, et vérifiez que la personne désignée pour la recevoir est toujours la bonne.`,
  },
  'extra-super': {
    title: 'Savoir comment marchent les versements supplémentaires',
    text: "Chacun peut verser dans sa super (retraite) en plus de son employeur. L'impôt, le montant permis par an et le moment où l'argent peut ressortir sont fixés par la loi : en général à partir de 60 ans, avec des exceptions comme le dispositif First Home Super Saver (premier logement). Moneysmart (site de l'autorité financière) et l'administration fiscale expliquent les règles.",
    effect: 'Vous permet de juger si cela vous convient',
  },
  'retirement-picture': {
    title: 'Se faire une idée de votre retraite',
    text: ({ retirement }) =>
      `Pour une retraite confortable dès 67 ans, on estime que les propriétaires ont besoin d'environ ${retirement.single} (une personne) ou ${retirement.couple} (un couple), en plus d'une part de l'Age Pension (pension publique). Un simulateur de retraite montre où vous allez.`,
  },
  'written-goals': {
    title: 'Écrire ce que vous voulez atteindre',
    text: "Choisissez l'objectif qui compte le plus pour vous, et écrivez ce qu'il coûte, pour quand vous le voulez et ce que cela veut dire chaque jour de paie. Un objectif écrit est plus facile à tenir.",
  },
  'money-plan': {
    title: "Faire un plan financier d'une page",
    text: "Mettez sur une page un objectif pour cette année et un pour dans cinq ans, avec le montant à mettre de côté chaque jour de paie, et relisez-la tous les quelques mois. Un plan d'une page se lit.",
  },
  'learn-investing': {
    title: "Apprendre les bases avant d'investir",
    text: "Rien ne presse : les dettes chères et une réserve passent d'abord, et toutes deux rapportent à coup sûr. Moneysmart (site de l'autorité financière) explique comment marchent les actions, les fonds et les frais, quand vous voudrez le savoir.",
  },
  'start-investing': {
    title: "Savoir comment marche l'investissement régulier",
    text: ({ growthYears }) =>
      `Beaucoup de gens investissent de petits montants réguliers, répartis sur de nombreux placements. Les valeurs montent et descendent ; les guides parlent donc d'argent dont on n'a pas besoin avant ${growthYears} ans ou plus, et de comparer d'abord les frais. C'est à vous de décider si cela vous convient ; Moneysmart explique les choix.`,
    effect: 'Vous permet de juger si cela vous convient',
  },
  diversify: {
    title: "Savoir ce qu'apporte la diversification",
    text: 'Avec tout dans un ou deux placements, une mauvaise année décide. De nombreux types de placements, dans plusieurs pays, baissent rarement ensemble ; cela réduit le risque et ne le supprime pas.',
    effect: 'Vous permet de juger votre propre répartition',
  },
  fees: {
    title: 'Découvrir ce que vous payez en frais',
    text: 'Les frais sont prélevés chaque année, quoi que fassent les marchés, et sur des décennies un petit écart devient grand. Les relevés annuels de votre super (retraite) et de vos placements les indiquent ; comparez-les avec ce que coûtent des produits semblables.',
  },
  'market-falls': {
    title: 'Savoir ce que signifie une baisse du marché',
    text: "Les marchés baissent d'un cinquième de temps en temps, et la plupart des fonds de super avec eux. Qui vend alors rend réelle une perte sur le papier ; qui peut avoir bientôt besoin de l'argent peut perdre davantage en attendant. Savoir quand vous en aurez besoin, voilà ce qui décide.",
    effect: 'Moins de décisions précipitées',
  },
  'risk-fit': {
    title: 'Accorder vos placements à votre horizon',
    text: "Les placements dont la valeur varie ont besoin de temps pour se rétablir. L'argent qui peut servir dans quelques années, ou qui tient lieu de réserve, est d'ordinaire gardé là où sa valeur ne baisse pas.",
    effect: 'Aide à ne pas prendre plus de risque que vos finances ne peuvent porter',
  },
};
