import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { RegistryLab } from '@verdant/shared/contract';

type Badge = ComponentType<{ lab: RegistryLab }>;

/** Fetches the badge where the lab is on, and nothing for everybody else. */
export function LabSlot({ lab }: { lab: RegistryLab | null | undefined }) {
  const [Shown, setShown] = useState<Badge | null>(null);
  const isOn = Boolean(lab);

  useEffect(() => {
    if (!isOn) return;
    import(/* webpackChunkName: "lab-badge" */ './lab-badge').then(
      ({ LabBadge }) => setShown(() => LabBadge),
      () => undefined,
    );
  }, [isOn]);

  return lab && Shown ? <Shown lab={lab} /> : null;
}
