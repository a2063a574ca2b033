import type { Translation } from '../../../../language/catalogues';
import type { cashFlowTexts as en } from '../en/cash-flow';
import { figures } from '../figures';

export const cashFlowTexts: Translation<typeof en> = {
  'cash-flow-spending': {
    text: "Au cours des 12 derniers mois, comment vos dépenses se sont-elles situées par rapport à l'argent qui rentrait\u202f?",
    options: {
      much_less: "J'ai dépensé bien moins que ce qui est rentré",
      little_less: "J'ai dépensé un peu moins",
      about_equal: 'À peu près autant',
      little_more: "J'ai dépensé un peu plus",
      much_more: "J'ai dépensé bien plus que ce qui est rentré",
    },
  },
  'cash-flow-bills': {
    text: "Pensez au loyer, à l'électricité, au téléphone et aux autres factures. Combien en avez-vous payé à temps au cours des 12 derniers mois\u202f?",
    options: {
      all: 'Toutes',
      nearly_all: 'Presque toutes',
      most: 'La plupart',
      some: 'Quelques-unes',
      few: 'Très peu',
    },
  },
  'cash-flow-left-over': {
    text: 'Quand votre paie ou votre versement suivant arrive, reste-t-il quelque chose du précédent\u202f?',
    options: {
      always: 'Toujours',
      often: 'Souvent',
      sometimes: 'Parfois',
      rarely: 'Rarement',
      never: 'Jamais',
    },
  },
  'cash-flow-run-short': {
    text: "Au cours des trois derniers mois, combien de fois n'aviez-vous plus d'argent avant la paie ou le versement suivant\u202f?",
    options: {
      never: 'Jamais',
      once: 'Une fois',
      few: 'Deux ou trois fois',
      every_pay: 'Presque à chaque fois',
    },
  },
  'cash-flow-essentials': {
    text: "Au cours des 12 derniers mois, vous êtes-vous privé de nourriture, de médicaments, de médecin ou de chauffage par manque d'argent\u202f?",
    options: {
      never: 'Non',
      once: 'Une ou deux fois',
      several: 'Plusieurs fois',
      now: 'Souvent, ou en ce moment même',
    },
  },
  'cash-flow-budget': {
    text: 'Comment suivez-vous où va votre argent\u202f?',
    options: {
      budget: "J'ai un budget et je le vérifie souvent",
      rough_plan: "J'ai un plan approximatif en tête",
      balance: 'Je regarde mon solde de temps en temps',
      not_at_all: 'Je ne le suis pas',
    },
  },
  'cash-flow-income': {
    text: "L'argent qui rentre est-il régulier\u202f?",
    options: {
      steady: 'Le même montant à chaque fois',
      small_changes: 'Il varie un peu',
      large_changes: 'Il varie beaucoup, mais je peux le prévoir',
      unknown: 'Je ne sais jamais combien va rentrer',
    },
  },
  'cash-flow-housing': {
    text: 'Quelle part des revenus de votre foyer, avant impôt, va au loyer ou aux remboursements du prêt immobilier\u202f?',
    options: {
      under_20: 'Moins de 20\u202f%, ou rien',
      under_30: `De 20\u202f% à ${figures.housingStress}\u202f%`,
      over_30: `Plus de ${figures.housingStress}\u202f%, jusqu'à 40\u202f%`,
      over_40: 'Plus de 40\u202f%',
    },
  },
  'cash-flow-big-bills': {
    text: "Comment payez-vous les grosses factures qui arrivent une ou deux fois par an, comme l'immatriculation annuelle de la voiture\u202f?",
    options: {
      set_aside: 'Je mets un peu de côté pour elles à chaque paie',
      enough: "Il y a assez d'argent quand elles arrivent",
      cut_back: 'Je réduis mes autres dépenses',
      borrow: "J'emprunte, je prends un crédit ou je paie en retard",
    },
  },
  'cash-flow-subscriptions': {
    text: "Quand avez-vous passé en revue vos abonnements pour la dernière fois et résilié ceux que vous n'utilisez pas\u202f?",
    options: {
      three_months: 'Au cours des trois derniers mois',
      past_year: "Au cours de l'année passée",
      longer: 'Il y a plus longtemps',
      never: 'Jamais',
    },
  },
  'cash-flow-control': {
    text: 'De 1 à 10, à quel point avez-vous le sentiment de maîtriser votre argent au quotidien\u202f?',
  },
  'cash-flow-stress': {
    text: "De 1 à 10, à quel point l'argent vous a-t-il inquiété au cours du mois passé\u202f?",
  },
};
