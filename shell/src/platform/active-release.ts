import type { RemoteHealthEntry } from '@verdant/federation/contract';
import type { Translate } from '@verdant/shared/texts';
import type { en } from './texts/en';

export type PlatformTranslate = Translate<typeof en>;

type Active = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built'>;

/** What visitors get of a remote, in words: the stable release or the build, and the canary. */
export function activeRelease(
  { stable, canary, built }: Active,
  t: PlatformTranslate,
  percent: (value: number) => string,
): string {
  const everyone = stable ?? (built === null ? t('active.none') : t('active.built', { version: built }));
  return canary
    ? `${everyone}; ${t('active.canary', { version: canary.version, percent: percent(canary.percent) })}`
    : everyone;
}
