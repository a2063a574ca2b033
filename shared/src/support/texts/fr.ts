import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'support.title': 'Du soutien, si vous le souhaitez',
  'support.intro':
    "Certaines de vos réponses semblent difficiles. Vous n'avez pas à porter cela sans aide\u00a0: ces personnes écoutent et soutiennent. Elles répondent le plus souvent en anglais.",
  'support.private':
    "Personne d'autre ne voit ceci, aucun score n'en dépend, et vous pouvez continuer quand vous le voulez.",
  'support.emergency':
    "Si quelqu'un est en danger en ce moment, appelez la police, les pompiers ou une ambulance\u00a0:",
  'support.sms': 'SMS au {phone}',
  'support.hours.always': '24 heures sur 24, 7 jours sur 7',
  'support.hours.weekdays': 'Du lundi au vendredi, de 9\u00a0h\u00a030 à 16\u00a0h\u00a030',
  'support.for.lifeline': 'Pour toute personne en détresse ou qui pense au suicide.',
  'support.for.beyond-blue': 'Pour toute personne anxieuse, abattue ou dépassée.',
  'support.for.13yarn': 'Par et pour les Aborigènes et les insulaires du détroit de Torres.',
  'support.for.1800respect': "Pour toute personne blessée, apeurée ou contrôlée par un proche, y compris par l'argent.",
  'support.for.gambling-help': "Pour toute personne que le jeu inquiète, le sien ou celui d'un proche.",
  'support.for.debt-helpline':
    "Pour toute personne qui n'arrive plus à payer loyer, factures ou dettes\u00a0: conseil financier gratuit.",
  'support.leave': 'Quitter vite ce site',
  'support.leaveHint': "Ouvre la météo. Cette page reste dans l'historique de votre navigateur.",
  'support.dismiss': 'Masquer',
};
