import type { Translation } from '../../../../language/catalogues';
import type { planningTexts as en } from '../en/planning';
import { figures } from '../figures';

export const planningTexts: Translation<typeof en> = {
  'planning-ahead': {
    text: 'À quel point cette phrase vous décrit-elle\u202f? «\u00a0Je planifie mon argent bien au-delà des prochains mois.\u00a0»',
    options: {
      strongly_agree: 'Très bien',
      agree: 'Assez bien',
      neutral: 'Ni bien ni mal',
      disagree: 'Pas très bien',
      strongly_disagree: 'Pas du tout',
    },
  },
  'planning-super': {
    text: 'Connaissez-vous bien votre super (épargne retraite)\u202f?',
    options: {
      well: 'Je connais mon solde, et tout est sur un compte',
      several: 'Je connais mes soldes, sur plusieurs comptes',
      roughly: 'Seulement à peu près',
      unknown: "Je ne sais pas ce que j'ai",
    },
  },
  'planning-super-accounts': {
    text: 'Combien de comptes de super (épargne retraite) avez-vous\u202f?',
    options: {
      one: "Un seul, et j'ai regardé ses frais",
      one_unchecked: "Un seul, et je n'ai pas regardé ses frais",
      several_chosen: 'Plusieurs, pour une bonne raison',
      several: "Plusieurs, cela s'est fait ainsi",
      unknown: 'Je ne sais pas',
    },
  },
  'planning-super-extra': {
    text: `Les employeurs versent ${figures.superGuarantee}\u202f% du salaire de la plupart des gens au super (épargne retraite). Y ajoutez-vous de l'argent vous-même\u202f?`,
    options: {
      regular: 'Oui, régulièrement',
      now_and_then: 'Oui, de temps en temps',
      considered: "Pas maintenant, mais j'ai pris des renseignements",
      no: 'Non',
    },
  },
  'planning-super-heirs': {
    text: 'Votre fonds de super (épargne retraite) sait-il qui doit recevoir votre super si vous décédez\u202f?',
    options: {
      current: "Oui, et je l'ai vérifié au cours des trois dernières années",
      old: "Oui, mais ce n'est peut-être plus à jour",
      unsure: 'Je crois que oui',
      no: 'Non',
    },
  },
  'planning-retirement': {
    text: "Quelle est votre confiance dans le fait d'avoir assez pour vivre une fois que vous ne travaillerez plus\u202f?",
    options: {
      very: 'Une grande confiance',
      fairly: 'Une assez grande confiance',
      somewhat: 'Une confiance moyenne',
      slightly: 'Une faible confiance',
      not_at_all: 'Aucune confiance',
    },
  },
  'planning-written': {
    text: 'Avez-vous mis par écrit ce que vous voulez atteindre avec votre argent\u202f?',
    options: {
      dated: 'Oui, avec des montants et des dates',
      written: 'Oui, en quelques mots',
      in_mind: "Non, mais je l'ai en tête",
      none: "Non, je n'ai pas d'objectif pour l'instant",
    },
  },
  'planning-goal-date': {
    text: "Pensez à votre principal objectif financier. Savez-vous combien il coûte et quand vous l'atteindrez\u202f?",
    options: {
      on_track: 'Oui, et je suis en bonne voie',
      behind: "Oui, mais j'ai du retard",
      partly: "Je sais l'un des deux",
      neither: "Ni l'un ni l'autre",
      no_goal: "Je n'ai pas d'objectif pour l'instant",
    },
  },
  'planning-review': {
    text: 'À quelle fréquence prenez-vous le temps de voir si vos projets financiers tiennent toujours\u202f?',
    options: {
      monthly: 'Chaque mois',
      few_times: 'Quelques fois par an',
      yearly: 'Une fois par an',
      trouble: 'Quand quelque chose va mal',
      never: 'Jamais',
    },
  },
  'planning-decisions': {
    text: 'Vous avez une grande décision financière à prendre. Que feriez-vous le plus probablement\u202f?',
    options: {
      checked: "Comparer, et vérifier avec quelqu'un qui s'y connaît",
      compared: 'Comparer par moi-même',
      asked: "Faire ce qu'ont fait mes amis ou ma famille",
      feeling: 'Suivre mon intuition',
      put_off: 'La remettre à plus tard',
    },
  },
  'planning-confidence': {
    text: "De 1 à 10, quelle confiance avez-vous dans l'atteinte de votre objectif financier le plus important\u202f?",
  },
};
