import type { Translation } from '../../../language/catalogues';
import type { everyday as en } from '../en/everyday';

export const everyday: Translation<typeof en> = {
  'starter-buffer': {
    title: 'Commencer une petite réserve',
    text: ({ perWeek, perYear }) =>
      `Même ${perWeek} par semaine font ${perYear} en un an, assez pour que la plupart des factures imprévues fassent moins peur. Gardez cet argent à part de celui de tous les jours ; un compte offset (lié au prêt immobilier) convient aussi.`,
  },
  'full-buffer': {
    title: ({ bufferMonths }) => `Porter votre réserve à ${bufferMonths} mois de dépenses`,
    text: ({ bufferMonths }) =>
      `Le début est fait. Calculez ce que coûte un mois de vie, multipliez-le par ${bufferMonths}, et faites-en l'objectif d'un compte d'épargne ou d'un compte offset à part.`,
  },
  'automatic-saving': {
    title: 'Épargner automatiquement le jour de paie',
    text: "Programmez un virement vers l'épargne le jour où votre paie arrive : épargner passe ainsi avant dépenser et ne demande pas de volonté. Commencez par un montant qui ne vous manquerait pas, et augmentez-le après une hausse de salaire.",
  },
  'save-a-step-more': {
    title: ({ perWeek }) => `Épargner ${perWeek} de plus par semaine`,
    text: ({ perWeek, perYear }) =>
      `Votre réserve atteint l'objectif habituel. Un petit pas de plus, par exemple ${perWeek} par semaine, ajoute ${perYear} en un an et vous porte pendant une recherche d'emploi plus longue.`,
  },
  'separate-buffer': {
    title: 'Donner un compte à part aux urgences',
    text: "L'argent des urgences dure plus longtemps là où vous ne le voyez pas tous les jours. Placez-le sur un compte d'épargne à part, ou sur un compte offset si vous avez un prêt immobilier.",
  },
  'spending-gap': {
    title: 'Dépenser moins que ce qui entre',
    text: {
      even: 'Votre argent entre et sort à parts égales. Parcourez un mois de dépenses, choisissez les deux postes qui vous manqueraient le moins, et mettez leur coût de côté.',
      more: "Il sort plus qu'il n'entre, et cela s'accumule. Parcourez un mois de dépenses, séparez les besoins des envies, et fixez une limite par semaine pour les envies jusqu'à finir le mois à zéro ou mieux.",
    },
  },
  'retirement-spending': {
    title: 'Voir combien de temps dureront vos économies',
    text: "À la retraite, il est courant de vivre en partie de ses économies ; ce qui compte est leur durée. Additionnez un an de dépenses, et parlez au Financial Information Service (gratuit) de Services Australia de l'Age Pension (pension publique) et des tarifs réduits.",
    effect: 'Montre si vos dépenses peuvent rester ainsi',
  },
  'bills-on-time': {
    title: 'Ôter la surprise aux factures',
    text: "Mettez toutes les échéances dans un calendrier, additionnez ce que coûtent en un an les grosses factures irrégulières, et mettez-en une part de côté chaque jour de paie. Beaucoup d'entreprises acceptent aussi des paiements plus petits et plus fréquents.",
  },
  'track-spending': {
    title: 'Voir où va votre argent',
    text: 'Pendant un mois, notez vos dépenses sous quelques rubriques. La plupart des gens en trouvent une ou deux qui les surprennent, et un budget simple en découle.',
  },
  'pay-to-pay': {
    title: "Faire durer chaque paie jusqu'à la suivante",
    text: "Le jour de paie, mettez d'abord de côté le loyer et les factures, puis divisez le reste par le nombre de semaines jusqu'à la prochaine paie et tenez-vous à ce montant. Demandez si des échéances peuvent passer juste après le jour de paie.",
  },
  'weekly-check-in': {
    title: 'Accorder dix minutes par semaine à votre argent',
    text: "Un bref coup d'œil aux soldes et aux factures à venir, le même jour chaque semaine, est l'un des moyens les plus simples de moins s'inquiéter pour l'argent, car il reste peu de surprises.",
  },
  'housing-cost': {
    title: 'Regarder ce que coûte votre logement',
    text: ({ housingPercent }) =>
      `Au-delà de ${housingPercent} du revenu avant impôt, le logement laisse peu de marge à beaucoup de foyers. Comparez votre loyer ou le taux de votre prêt avec ce qui se propose aujourd'hui, et vérifiez si vous pouvez recevoir une aide au loyer (Rent Assistance).`,
  },
  'uneven-income': {
    title: 'Transformer des revenus irréguliers en paie fixe',
    text: 'Faites arriver tout ce que vous gagnez sur un compte, et versez-vous chaque semaine le même montant modeste. Les bons mois portent alors les maigres.',
    effect: 'Rend les mois maigres plus faciles à passer',
  },
  subscriptions: {
    title: "Ne plus payer ce que vous n'utilisez pas",
    text: "Parcourez un relevé bancaire et marquez chaque paiement régulier. Arrêtez ceux que vous ne prendriez plus aujourd'hui, et notez dans votre calendrier un rappel pour la prochaine fois.",
    effect: "Libère de l'argent pour ce qui compte davantage pour vous",
  },
};
