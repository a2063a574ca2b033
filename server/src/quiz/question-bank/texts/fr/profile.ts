import type { Translation } from '../../../../language/catalogues';
import { numberInWords } from '../../../../language/number-words';
import type { profileTexts as en } from '../en/profile';
import { figures } from '../figures';

const medium = `d'ici quatre à ${numberInWords(figures.growthYears - 1, 'fr')} ans`;
const long = `dans ${numberInWords(figures.growthYears, 'fr')} ans ou plus`;

export const profileTexts: Translation<typeof en> = {
  'profile-goal': {
    text: "Qu'est-ce qui compte le plus pour vous en matière d'argent, et pour quand\u202f?",
    options: {
      relief: 'Venir à bout de factures ou de dettes',
      buffer: 'Un filet de sécurité pour les imprévus',
      soon: "Quelque chose d'ici trois ans",
      home: `Un logement à moi ${medium}`,
      family: `Ma famille ${medium}`,
      later: `Plus d'argent, ${long}`,
      retirement: `Une retraite confortable, ${long}`,
      retired: 'Bien vivre\u00a0: je suis à la retraite',
    },
  },
  'profile-pressure': {
    text: "L'une de ces choses rend-elle votre situation financière plus difficile en ce moment\u202f? Cela ne change aucun score. Choisissez tout ce qui convient.",
    options: {
      work: "La perte d'un emploi ou d'heures de travail",
      illness: 'Une maladie ou une blessure',
      separation: 'Une séparation ou un décès',
      disaster: 'Une inondation, un incendie ou une tempête',
      gambling: "Les jeux d'argent, les miens ou ceux d'un proche",
      control: "Quelqu'un qui contrôle mon argent ou fait pression sur moi",
      overwhelmed: 'Tout me dépasse et je ne sais pas comment continuer',
    },
    none: 'Rien de tout cela',
  },
  'profile-support': {
    text: "Recevez-vous un versement de Centrelink (aides de l'État) ou une pension\u202f?",
    options: {
      main: "Oui, c'est l'essentiel de ce dont je vis",
      part: "Oui, en plus d'autres revenus",
      applied: "Pas encore\u00a0: j'ai fait une demande, ou je ne sais pas si j'y ai droit",
      none: 'Non',
    },
  },
  'profile-risk-comfort': {
    text: "De 1 à 10, à quel point êtes-vous à l'aise avec des placements dont la valeur monte et descend\u202f?",
  },
  'profile-risk-fall': {
    text: "L'un de vos placements perd un cinquième de sa valeur en quelques mois. Que feriez-vous le plus probablement\u202f?",
    options: {
      sell_all: 'Tout vendre, pour ne pas perdre davantage',
      sell_some: 'En vendre une partie',
      wait: 'Le garder et attendre',
      buy_more: "En acheter plus tant qu'il est moins cher",
    },
  },
  'profile-risk-choice': {
    text: 'Vous placez 10\u202f000\u00a0A$ pour cinq ans. Quel éventail de résultats préféreriez-vous accepter\u202f?',
    options: {
      certain: '11\u202f500\u00a0A$ garantis',
      narrow: 'De 10\u202f000\u00a0A$ à 14\u202f000\u00a0A$',
      medium: 'De 9\u202f000\u00a0A$ à 17\u202f000\u00a0A$',
      wide: 'De 7\u202f000\u00a0A$ à 22\u202f000\u00a0A$',
    },
  },
  'profile-age': {
    text: 'Quel âge avez-vous\u202f?',
    options: {
      under_30: 'Moins de 30 ans',
      under_45: 'De 30 à 44 ans',
      under_60: 'De 45 à 59 ans',
      from_60: '60 ans ou plus',
    },
  },
  'profile-tenure': {
    text: 'Êtes-vous locataire ou propriétaire de votre logement\u202f?',
    options: {
      own: "J'en suis propriétaire, sans prêt",
      paying_off: 'Je rembourse un prêt pour ce logement',
      rent: 'Je suis locataire',
      other: 'Je vis chez des proches, ou autrement',
    },
  },
  'profile-wishes': {
    text: 'Que cherchez-vous encore à atteindre\u202f? Choisissez tout ce qui convient.',
    options: {
      home: 'Un logement à moi',
      debt_free: 'Ne plus avoir de dettes',
      retirement: 'Une retraite confortable',
      family: "M'occuper de ma famille",
      travel: 'Des voyages ou du temps libre',
      income: 'Des revenus de placements',
      growth: "Faire croître ce que j'ai",
      ethical: 'Investir selon mes valeurs',
    },
  },
  'profile-wish': {
    text: "Avec vos propres mots\u00a0: qu'aimeriez-vous le plus que votre argent fasse pour vous dans les prochaines années\u202f?",
  },
};
