import type { Translation } from '../../../../language/catalogues';
import type { debtTexts as en } from '../en/debt';

export const debtTexts: Translation<typeof en> = {
  'debt-types': {
    text: "Qu'avez-vous en ce moment parmi ce qui suit\u202f? Choisissez tout ce qui convient.",
    options: {
      home_loan: 'Prêt immobilier ou prêt pour un bien locatif',
      card_carried: 'Solde de carte de crédit que je ne règle pas en entier chaque mois',
      bnpl: 'Paiement différé (buy now, pay later, BNPL)',
      loan: 'Prêt personnel ou prêt auto',
      help: 'Prêt étudiant HELP ou HECS',
      payday: "Prêt sur salaire (payday loan) ou avance d'argent",
      other_debt: 'Autre dette, par exemple envers le fisc ou la famille',
      overdue: 'Facture, loyer ou remboursement en retard',
    },
    none: 'Rien de tout cela',
  },
  'debt-manageability': {
    text: 'Que représentent vos remboursements, à votre avis, par rapport à ce que vous gagnez\u202f?',
    options: {
      nothing_owing: 'Je ne dois rien, ou presque rien',
      manageable: 'Une charge supportable',
      too_much: 'Un peu plus que ce que je peux assumer sans peine',
      far_too_much: 'Bien plus que ce que je peux assumer',
    },
  },
  'debt-missed': {
    text: 'Au cours des 12 derniers mois, avez-vous manqué ou payé en retard un remboursement de prêt ou de carte\u202f?',
    options: {
      never: 'Non, jamais',
      once: 'Une fois',
      few: 'Deux ou trois fois',
      behind: 'Plus souvent, ou je suis en retard en ce moment',
    },
  },
  'debt-repayments': {
    text: "Quelle part de vos revenus, avant impôt, va à l'ensemble de vos remboursements, prêt immobilier compris\u202f?",
    options: {
      under_20: 'Moins de 20\u202f%',
      under_35: 'De 20\u202f% à 35\u202f%',
      over_35: "Plus de 35\u202f%, jusqu'à 50\u202f%",
      over_50: 'Plus de 50\u202f%',
    },
  },
  'debt-rates': {
    text: "Connaissez-vous le taux d'intérêt de chacune de vos dettes\u202f?",
    options: {
      all: 'Oui, de toutes',
      most: 'De la plupart',
      roughly: 'Seulement à peu près',
      none: 'Non',
    },
  },
  'debt-plan': {
    text: 'De 1 à 10, à quel point votre plan pour rembourser ce que vous devez est-il clair\u202f?',
  },
};
