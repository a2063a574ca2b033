import type { note as english } from '../en/note';

export const note: Record<keyof typeof english, string> = {
  'note.example': 'Ces chiffres sont un exemple, le même pour tout le monde.',
  'note.spending.unlinked': "Dès qu'une banque est reliée, cette page montre vos propres mois.",
  'note.savings.unlinked':
    "Dès qu'une banque est reliée, le tableau de bord montre vos propres soldes. Ces objectifs restent un exemple pour l'instant.",
  'note.savings.linked':
    "Vos propres soldes sont dans le tableau de bord. Ces objectifs restent un exemple pour l'instant.",
  'note.investments.unlinked':
    "Dès qu'une banque est reliée, le tableau de bord montre vos propres soldes. Ces placements restent un exemple pour l'instant.",
  'note.investments.linked':
    "Vos propres soldes sont dans le tableau de bord. Ces placements restent un exemple pour l'instant.",
  'note.budget.unlinked':
    "Dès qu'une banque est reliée, Dépenses montre vos propres mois. Ce budget reste un exemple pour l'instant.",
  'note.budget.linked': "Vos propres mois sont sous Dépenses. Ce budget reste un exemple pour l'instant.",
  'note.insights':
    "Votre propre score et ses raisons sont dans le tableau de bord, d'après vos réponses au bilan financier. Les comptes reliés proposent des réponses et ne le changent que par celles que vous confirmez.",
  'note.recommendations':
    "Rien ici n'est choisi d'après vos réponses ou vos comptes. Vos propres prochaines étapes sont dans le tableau de bord.",
  'note.linkBank': 'Relier une banque',
  'note.toDashboard': 'Aller au tableau de bord',
  'note.toSpending': 'Aller à Dépenses',
};
