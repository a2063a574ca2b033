import type { Translation } from '../../../../language/catalogues';
import type { investingTexts as en } from '../en/investing';

export const investingTexts: Translation<typeof en> = {
  'investing-experience': {
    text: "Qu'est-ce qui se rapproche le plus de votre expérience du placement, hors de votre super (épargne retraite)\u202f?",
    options: {
      regular: "J'ajoute régulièrement de l'argent à des placements variés",
      now_and_then: "J'ajoute de l'argent à mes placements de temps en temps",
      some: "J'ai un placement et je n'y ai rien ajouté depuis un moment",
      learning: "Je n'ai pas encore investi, mais je m'informe",
      none: "Je n'ai jamais investi et ne saurais pas par où commencer",
    },
  },
  'investing-regular': {
    text: "À quelle fréquence mettez-vous de l'argent de côté à long terme, comme des placements ou des versements de plus à votre super\u202f?",
    options: {
      every_pay: 'À chaque paie',
      most_months: 'Presque tous les mois',
      now_and_then: 'De temps en temps',
      rarely: 'Une fois par an ou moins',
      never: "Jamais jusqu'ici",
    },
  },
  'investing-spread': {
    text: "Hors de votre super (épargne retraite), comment l'argent que vous placez est-il réparti\u202f?",
    options: {
      wide: 'Sur de nombreux types de placements et pays',
      several: 'Sur plusieurs placements',
      few: 'Sur un ou deux placements',
      cash: "Rien de placé pour l'instant, mais j'ai de l'épargne",
      nothing: "Rien de placé et pas encore d'épargne",
    },
  },
  'investing-fees': {
    text: 'Savez-vous ce que vous payez chaque année en frais pour votre super et vos placements\u202f?',
    options: {
      exactly: "Oui, et j'ai comparé avec d'autres",
      known: 'Oui, assez bien',
      roughly: 'Seulement à peu près',
      no: 'Non',
    },
  },
  'investing-fall': {
    text: "Les marchés chutent d'un cinquième, et votre super ou vos placements avec eux. Qu'est-ce qui vous ressemble le plus\u202f?",
    options: {
      plan: "J'ai un plan pour cela et je m'y tiendrais",
      wait: "J'attendrais, avec inquiétude",
      no_idea: 'Je ne saurais pas quoi faire',
      sell: 'Je vendrais ou changerais tout aussitôt',
    },
  },
  'investing-inflation': {
    text: "Comprenez-vous bien ce que la hausse des prix fait à l'argent gardé en épargne\u202f?",
    options: {
      explain: "Je pourrais l'expliquer à un ami",
      idea: "Je comprends l'idée",
      little: 'Un peu',
      not_at_all: 'Pas du tout',
    },
  },
  'investing-risk-spread': {
    text: 'Comprenez-vous bien pourquoi on répartit son argent entre de nombreux placements\u202f?',
    options: {
      explain: "Je pourrais l'expliquer à un ami",
      idea: "Je comprends l'idée",
      little: 'Un peu',
      not_at_all: 'Pas du tout',
    },
  },
  'investing-funds': {
    text: 'Connaissez-vous bien les actions et les fonds qui suivent le marché (ETF)\u202f?',
    options: {
      choose: "Je sais choisir parmi eux et j'en connais les coûts",
      explain: 'Je sais comment les deux fonctionnent',
      heard: "J'en ai entendu parler",
      new: 'Ils sont nouveaux pour moi',
    },
  },
  'investing-surplus': {
    text: "Une fois les factures payées et un peu d'argent épargné, quelle part de votre paie pourriez-vous placer chaque mois\u202f?",
    options: {
      over_20: 'Plus de 20\u202f%',
      over_10: 'De 10\u202f% à 20\u202f%',
      under_10: 'Moins de 10\u202f%',
      nothing: 'Rien en ce moment',
    },
  },
};
