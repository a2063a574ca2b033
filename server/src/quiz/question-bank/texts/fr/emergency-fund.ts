import type { Translation } from '../../../../language/catalogues';
import { numberInWords, numberInWordsCapitalised } from '../../../../language/number-words';
import type { emergencyFundTexts as en } from '../en/emergency-fund';
import { figures } from '../figures';

const target = numberInWordsCapitalised(figures.bufferMonths, 'fr');
const belowTarget = numberInWords(figures.bufferMonths - 1, 'fr');

export const emergencyFundTexts: Translation<typeof en> = {
  'emergency-months': {
    text: "Si vos revenus s'arrêtaient aujourd'hui, combien de temps pourriez-vous vivre de votre épargne\u202f? Un compte offset (lié au prêt immobilier) compte aussi.",
    options: {
      six_months: 'Six mois ou plus',
      three_months: `${target} à cinq mois`,
      one_month: `Un à ${belowTarget} mois`,
      weeks: 'Une à trois semaines',
      days: "Moins d'une semaine",
    },
  },
  'emergency-quick-cash': {
    text: "Il vous faut 2\u202f000\u00a0A$ d'ici une semaine. Comment les trouveriez-vous\u202f?",
    options: {
      savings: 'En totalité sur mon épargne ou un compte offset',
      partly: 'En partie sur mon épargne, en partie autrement',
      borrow: 'Je devrais les emprunter ou vendre quelque chose',
      could_not: 'Je ne pourrais pas les trouver',
    },
  },
  'emergency-one-month': {
    text: 'Imaginez un mois sans aucun revenu. Quelle part de ses dépenses votre épargne pourrait-elle payer\u202f?',
    options: {
      all: 'La totalité',
      most: 'La plus grande part',
      half: 'Environ la moitié',
      little: 'Une petite part',
      none: 'Rien',
    },
  },
  'emergency-separate': {
    text: "Où gardez-vous l'argent pour les urgences\u202f?",
    options: {
      own_account: 'Sur un compte à part ou un compte offset',
      other_savings: 'Avec mes autres économies',
      spending: 'Sur le compte de mes dépenses courantes',
      none: "Je n'ai pas d'argent pour les urgences",
    },
  },
  'emergency-automatic-saving': {
    text: "Comment l'argent arrive-t-il d'habitude sur votre épargne\u202f?",
    options: {
      automatic: 'Automatiquement, à chaque paie',
      by_hand: "J'en transfère moi-même presque chaque mois",
      left_over: 'Quand il reste quelque chose',
      not_now: "Je ne suis pas en mesure d'épargner en ce moment",
    },
  },
  'emergency-income-drop': {
    text: "Imaginez que les revenus de votre foyer baissent d'un tiers pendant trois mois. Que se passerait-il\u202f?",
    options: {
      fine: 'Nous nous en sortirions sans changer grand-chose',
      cut_back: 'Nous réduirions nos dépenses et y arriverions',
      borrow: 'Nous devrions emprunter ou prendre un crédit',
      fall_behind: "Nous prendrions du retard sur l'essentiel",
    },
  },
  'emergency-refill': {
    text: 'Pensez à la dernière dépense imprévue que vous avez payée avec votre épargne. Où en est cette épargne\u202f?',
    options: {
      refilled: 'Reconstituée, ou jamais entamée',
      partly: 'Reconstituée en partie',
      not_yet: 'Encore basse',
      no_savings: "Je n'avais pas d'épargne à utiliser",
    },
  },
  'emergency-sources': {
    text: "Une facture imprévue aussi grosse qu'un mois de paie arrive. Qu'utiliseriez-vous\u202f? Choisissez tout ce qui convient.",
    options: {
      savings: "L'épargne",
      sell: 'La vente de quelque chose',
      family: "L'aide de la famille ou d'amis",
      credit_card: 'Une carte de crédit',
      loan: 'Un prêt ou le paiement différé (BNPL)',
      payday: "Un prêt sur salaire (payday loan) ou une avance d'argent",
      other_bills: "L'argent prévu pour d'autres factures",
      could_not: 'Je ne pourrais pas la payer',
    },
  },
  'emergency-readiness': {
    text: 'De 1 à 10, quel est votre degré de préparation à une grosse dépense imprévue\u202f?',
  },
};
