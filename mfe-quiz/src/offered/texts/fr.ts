import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'offered.answer': 'Vos comptes reliés indiquent\u00a0: {answer}',
  'offered.months': "L'argent de vos comptes bancaires couvre {months} mois de vos dépenses.",
  'offered.month': "L'argent de vos comptes bancaires couvre un mois de vos dépenses.",
  'offered.days': "L'argent de vos comptes bancaires couvre environ {days} jours de vos dépenses.",
  'offered.day': "L'argent de vos comptes bancaires couvre moins de deux jours de vos dépenses.",
  'offered.spent': 'Vous avez dépensé {percent} de vos rentrées.',
  'offered.basis':
    "D'après vos opérations de {first} à {last}, au {date}. Les comptes non reliés ne sont pas pris en compte.",
  'offered.question': 'Est-ce exact\u202f?',
  'offered.use': 'Choisir cette réponse',
  'offered.used': "Choisie d'après vos comptes. Vous pouvez toujours choisir une autre réponse.",
};
