import type { RegistryLab } from '@verdant/federation/contract';
import { LazyComponent } from '../lazy/lazy-component';

const loadBadge = () => import(/* webpackChunkName: "lab-badge" */ './lab-badge').then(({ LabBadge }) => LabBadge);

export function LabSlot({ lab }: { lab: RegistryLab | null | undefined }) {
  return lab && <LazyComponent load={loadBadge} props={{ lab }} />;
}
