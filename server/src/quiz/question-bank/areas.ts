/** Areas of financial health with a score. */
export const scoredAreas = ['cash_flow', 'emergency_fund', 'debt', 'protection', 'planning', 'investing'] as const;
export type ScoredArea = (typeof scoredAreas)[number];

/** Areas; `profile` covers goals, horizon and risk, which have no score. */
export const areas = [...scoredAreas, 'profile'] as const;
export type Area = (typeof areas)[number];

/** Labels of areas, shown as the focus of a question. */
export const areaLabels: Readonly<Record<Area, string>> = {
  cash_flow: 'Cash flow',
  emergency_fund: 'Emergency fund',
  debt: 'Debt',
  protection: 'Protection',
  planning: 'Planning',
  investing: 'Investing',
  profile: 'Your goals',
};

export function isScoredArea(area: Area): area is ScoredArea {
  return area !== 'profile';
}

export type ByArea<T> = Readonly<Record<ScoredArea, T>>;

export function byArea<T>(value: (area: ScoredArea) => T): ByArea<T> {
  return {
    cash_flow: value('cash_flow'),
    emergency_fund: value('emergency_fund'),
    debt: value('debt'),
    protection: value('protection'),
    planning: value('planning'),
    investing: value('investing'),
  };
}
