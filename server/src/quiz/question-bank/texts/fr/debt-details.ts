import type { Translation } from '../../../../language/catalogues';
import type { debtDetailTexts as en } from '../en/debt-details';
import { figures } from '../figures';

const { debtToIncome, rateRise } = figures;

export const debtDetailTexts: Translation<typeof en> = {
  'debt-card': {
    text: 'Quand le relevé de votre carte de crédit arrive, combien payez-vous en général\u202f?',
    options: {
      in_full: 'Le solde entier, sauf rares exceptions',
      most: 'La plus grande part',
      some: 'Plus que le minimum',
      minimum: 'Le minimum, ou moins',
    },
  },
  'debt-card-minimum': {
    text: "Au cours des 12 derniers mois, combien de mois n'avez-vous payé que le minimum sur une carte de crédit\u202f?",
    options: {
      none: 'Aucun',
      one_two: 'Un ou deux',
      three_six: 'De trois à six',
      more: 'Sept ou plus',
    },
  },
  'debt-bnpl': {
    text: 'Combien de paiements différés (buy now, pay later) remboursez-vous en ce moment\u202f?',
    options: {
      one: 'Un',
      two_three: 'Deux ou trois',
      more: 'Quatre ou plus',
      behind: "J'ai pris du retard sur au moins un",
    },
  },
  'debt-payday-use': {
    text: "Au cours des 12 derniers mois, combien de prêts sur salaire (payday loans) ou d'avances d'argent avez-vous pris\u202f?",
    options: {
      older: 'Aucun\u00a0: le mien est plus ancien',
      one: 'Un',
      two_three: 'Deux ou trois',
      more: 'Quatre ou plus',
    },
  },
  'debt-home-loan-size': {
    text: 'Que représente tout ce que vous devez par rapport à ce que votre foyer gagne en un an, avant impôt\u202f?',
    options: {
      under_1: "Moins d'une année de revenus",
      under_3: `Jusqu'à ${debtToIncome.medium} fois les revenus`,
      under_6: `De ${debtToIncome.medium} à ${debtToIncome.high} fois`,
      over_6: `Plus de ${debtToIncome.high} fois`,
    },
  },
  'debt-home-loan-rates': {
    text: `Et si le taux de votre prêt immobilier augmentait de ${rateRise} points de pourcentage\u202f?`,
    options: {
      easy: 'Je pourrais payer sans difficulté',
      cut_back: 'Je réduirais mes dépenses et je paierais',
      hard: 'Je ne pourrais payer que pendant quelques mois',
      could_not: 'Je ne pourrais pas payer',
    },
  },
  'debt-help': {
    text: 'Savez-vous comment votre prêt étudiant augmente et quand il se rembourse\u202f?',
    options: {
      well: 'Je le sais bien',
      roughly: 'À peu près',
      little: 'Seulement un peu',
      not_at_all: 'Pas du tout',
    },
  },
};
