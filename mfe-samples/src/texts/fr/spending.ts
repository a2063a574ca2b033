import type { spending as english } from '../en/spending';

export const spending: Record<keyof typeof english, string> = {
  'spending.title': 'Dépenses',
  'spending.subtitle': "Où va l'argent d'un mois, et ce qui a changé.",
  'spending.periods': 'Période des dépenses',
  'spending.period.week': 'Semaine',
  'spending.period.month': 'Mois',
  'spending.period.quarter': 'Trimestre',
  'spending.period.year': 'Année',
  'spending.lead.label': 'Dépensé ce mois-ci',
  'spending.monthly.title': 'Dépenses mensuelles',
  'spending.monthly.series': 'Total dépensé',
  'spending.monthly.caption':
    'Les dépenses mensuelles étaient de {first} ({firstMonth}) et de {last} ({lastMonth}) ; le plus haut était de {highest} ({highestMonth}).',
  'spending.share.title': 'Dépenses par catégorie',
  'spending.share.caption': '{category} est la plus grande part : {percent} des {total} dépensés ce mois-ci.',
  'spending.share.centre': 'ce mois-ci',
  'spending.breakdown.title': 'Détail par catégorie',
  'spending.breakdown.against': 'Les flèches comparent avec le mois dernier',
  'spending.insights.title': 'Analyses des dépenses',
  'spending.top.label': 'Première catégorie',
  'spending.top.detail': '{percent} des dépenses de ce mois',
  'spending.growth.label': 'Plus forte hausse',
  'spending.growth.detail': '{percent} de plus que le mois dernier',
  'spending.potential.label': 'Économies possibles',
  'spending.potential.detail': 'Par mois, sur {count} catégories : {categories}',
};
