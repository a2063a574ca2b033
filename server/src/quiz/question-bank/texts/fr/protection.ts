import type { Translation } from '../../../../language/catalogues';
import type { protectionTexts as en } from '../en/protection';

export const protectionTexts: Translation<typeof en> = {
  'protection-review': {
    text: 'Quand avez-vous vérifié pour la dernière fois que vos assurances conviennent toujours à votre vie\u202f? La couverture incluse dans votre super (épargne retraite) compte.',
    options: {
      past_year: "Au cours de l'année passée",
      two_years: 'Il y a un à deux ans',
      five_years: 'Il y a trois à cinq ans',
      longer: 'Il y a plus longtemps',
      never: "Jamais, ou je n'ai pas d'assurance",
    },
  },
  'protection-enough': {
    text: 'En cas de gros problème, quelle certitude avez-vous que vos assurances suffiraient\u202f?',
    options: {
      very: 'Une grande certitude',
      fairly: 'Une assez grande certitude',
      somewhat: 'Une certitude moyenne',
      slightly: 'Une faible certitude',
      not_at_all: 'Aucune certitude',
      no_insurance: "Je n'ai pas d'assurance",
    },
  },
  'protection-income': {
    text: 'Si une maladie ou une blessure vous empêchait de travailler pendant six mois, de quoi vivriez-vous\u202f?',
    options: {
      covered: "Une assurance perte de revenus ou l'épargne couvrirait tout",
      mostly: "Des congés payés ou maladie, une assurance ou l'épargne en couvriraient la plus grande part",
      partly: "La famille ou des aides de l'État devraient contribuer",
      nothing: 'Je ne sais pas comment je ferais',
    },
  },
  'protection-home': {
    text: "Après un incendie, une inondation ou un vol à la maison, quelle part des pertes l'assurance paierait-elle\u202f?",
    options: {
      all: 'La totalité ou presque',
      most: 'La plus grande part',
      some: 'Une partie',
      none: "Rien\u00a0: je n'ai pas d'assurance pour cela",
    },
  },
  'protection-dependants': {
    text: 'Si vous veniez à mourir, combien de temps les personnes à votre charge pourraient-elles vivre de vos assurances, de votre super et de votre épargne\u202f?',
    options: {
      nobody: 'Personne ne dépend de mes revenus',
      long: 'Aussi longtemps que nécessaire',
      years: 'Plusieurs années',
      year: 'Environ un an',
      months: 'Quelques mois, ou moins',
    },
  },
  'protection-will': {
    text: 'Avez-vous un testament valable\u202f?',
    options: {
      current: 'Oui, et il est à jour',
      old: "Oui, mais il n'est peut-être plus à jour",
      started: "J'ai commencé à y penser",
      none: 'Non',
    },
  },
  'protection-scams': {
    text: 'Que faites-vous pour protéger votre argent des escroqueries\u202f? Choisissez tout ce qui convient.',
    options: {
      passwords: "J'utilise un mot de passe différent pour chaque compte",
      second_step: "J'utilise un code ou une application comme deuxième étape de connexion",
      call_back: "Je rappelle à un numéro que j'ai cherché moi-même",
      statements: 'Je vérifie sur mes relevés les paiements étranges',
    },
    none: 'Rien de tout cela',
  },
};
