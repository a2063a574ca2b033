import type { RemoteHealthEntry } from '@verdant/federation/contract';
import type { Translate } from '@verdant/shared/texts';
import type { en } from './texts';

export type PlatformText = keyof typeof en;
export type PlatformTranslate = Translate<typeof en>;

type Active = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built' | 'frozen'>;

/** Describes which releases of a remote visitors get: the stable release or the build, the canary, and a freeze. */
export function activeRelease(
  { stable, canary, built, frozen }: Active,
  t: PlatformTranslate,
  percent: (value: number) => string,
): string {
  const everyone = stable ?? (built === null ? t('active.none') : t('active.built', { version: built }));
  const active = canary
    ? `${everyone}; ${t('active.canary', { version: canary.version, percent: percent(canary.percent) })}`
    : everyone;
  return frozen ? t('active.frozen', { active }) : active;
}
