import { Badge } from '@verdant/shared/ui';
import { useTexts } from '../../texts';

export type Level = 'high' | 'medium' | 'low';

const tones = { high: 'bad', medium: 'warn', low: 'good' } as const satisfies Record<Level, string>;

/** A badge with a level of urgency or risk, in red, yellow or green and in words. */
export function LevelBadge({ of, level }: { of: 'priority' | 'risk'; level: Level }) {
  const t = useTexts();
  return <Badge tone={tones[level]}>{t(`${of}.${level}`)}</Badge>;
}
