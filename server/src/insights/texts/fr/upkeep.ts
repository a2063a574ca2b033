import type { Translation } from '../../../language/catalogues';
import type { upkeep as en } from '../en/upkeep';

const STAYS = 'Aide à maintenir votre score financier global';
const EASIER = 'Facilite toutes les autres étapes';

export const upkeep: Translation<typeof en> = {
  'keep-cash-flow': {
    title: 'Garder vos dépenses sur la bonne voie',
    text: "Votre argent de tous les jours se porte bien, et c'est là que tout commence. Un regard sur vos paiements réguliers deux fois par an le maintient ainsi.",
    effect: STAYS,
  },
  'keep-emergency-fund': {
    title: 'Entretenir votre réserve',
    text: "Vous êtes bien placé face à un imprévu. Reconstituez vos économies après les avoir utilisées, et relevez l'objectif quand le coût de la vie augmente.",
    effect: STAYS,
  },
  'keep-debt': {
    title: 'Garder des dettes aussi légères',
    text: 'Ce que vous devez ne vous pèse pas. Avant tout nouveau prêt, vérifiez que ses remboursements conviendraient encore si les taux ou vos revenus changeaient.',
    effect: STAYS,
  },
  'keep-protection': {
    title: 'Revoir votre couverture une fois par an',
    text: 'Vous prenez soin de ce que vous avez. Un nouveau logement, un enfant ou un nouvel emploi est le moment de revoir assurances et testament.',
    effect: STAYS,
  },
  'keep-planning': {
    title: 'Faire vivre votre plan',
    text: "Vous pensez à l'avance, et cela se voit. Comparez tous les quelques mois le plan avec ce qui s'est passé, et changez ce qui ne convient plus.",
    effect: STAYS,
  },
  'keep-investing': {
    title: 'Vérifier vos placements une fois par an',
    text: 'Vous vous y connaissez en placements. Une fois par an, les frais et votre horizon méritent un regard, car tous deux changent sans bruit.',
    effect: STAYS,
  },
  'check-in': {
    title: 'Refaire le point dans trois mois',
    text: "Savoir où vous en êtes est le premier pas, et vous l'avez fait. Choisissez une action de cette liste, et refaites le quiz dans trois mois pour voir ce qu'elle a changé.",
    effect: 'Montre le chemin parcouru',
  },
  talk: {
    title: "Parler d'argent avec une personne de confiance",
    text: "Un plan que quelqu'un d'autre connaît est plus facile à tenir. Choisissez une personne qui écoute, et dites-lui la seule chose que vous voulez changer cette année.",
    effect: EASIER,
  },
  papers: {
    title: 'Garder vos papiers au même endroit',
    text: 'Prêts, assurances, super (retraite) et impôts dans un seul dossier, sur papier ou chiffré, font gagner des heures quand quelque chose change et aident ceux qui devraient peut-être agir pour vous.',
    effect: EASIER,
  },
};
