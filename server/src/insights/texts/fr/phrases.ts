import type { Translation } from '../../../language/catalogues';
import type { explanation as enExplanation, phrases as enPhrases, profile as enProfile } from '../en/phrases';

export const phrases: Translation<typeof enPhrases> = {
  careful: (text) => `Sur la base de quelques réponses seulement, ceci peut vous aider. ${text}`,
  points: (points) => `Environ +${points} ${points === 1 ? 'point' : 'points'} sur votre score financier global`,
  smallStep: 'Un petit pas de plus pour votre score financier global',
};

export const profile: Translation<typeof enProfile> = {
  horizon: {
    unknown: 'Pas encore connu',
    short: 'Court terme (1 à 3 ans)',
    medium: 'Moyen terme (4 à 6 ans)',
    long: 'Long terme (7 ans et plus)',
  },
  risk: {
    unknown: 'Pas encore connu',
    conservative: 'Très prudent',
    cautious: 'Prudent',
    balanced: 'Équilibré',
    growth: 'Croissance',
  },
  focus: {
    arrears: 'Rattraper factures et remboursements',
    hardship: "Protéger l'essentiel",
    costly_debt: 'Réduire les dettes à taux élevé',
    high_repayments: 'Rendre les remboursements supportables',
    overspending: 'Dépenser moins que ce qui entre',
    thin_buffer: "Constituer une réserve d'urgence",
    debt_free: 'Se libérer des dettes',
    home: "Épargner pour l'apport d'un logement",
    retirement: "Développer l'épargne retraite",
    income: 'Revenus de placements',
    ethical: 'Investir selon vos valeurs',
    growth: 'Croissance à long terme',
    spread_growth: 'Croissance diversifiée à long terme',
    short_term: "Protéger l'épargne à court terme",
    steady_base: 'Une base solide pour la suite',
  },
  note: {
    timeframe: "Votre horizon suggère moins de risque que vous n'en accepteriez.",
    finances: "Vos finances suggèrent moins de risque que vous n'en accepteriez.",
  },
};

export const explanation: Translation<typeof enExplanation> = {
  caps: {
    payday_loan: "Un prêt sur salaire (payday loan) coûte plus que ce qu'on peut attendre de placements.",
    arrears: "Les paiements en retard passent avant l'investissement.",
    card_debt: "L'intérêt d'un solde de carte dépasse ce qu'on peut attendre de placements.",
    buffer_under_1_month: "Avec moins d'un mois d'économies, un imprévu pourrait vous forcer à vendre.",
    buffer_under_3_months: "Une réserve de trois mois passe avant d'investir davantage.",
  },
  onScale: (value, max) => `${value} sur ${max}`,
  sliderNotMoved: (answer) => `${answer} (curseur non déplacé)`,
  fromAccounts: (answer) => `${answer} (d'après vos comptes)`,
};
