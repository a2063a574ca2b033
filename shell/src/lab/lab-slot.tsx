import type { RegistryLab } from '@verdant/federation/contract';
import { Late } from '../app/late';

const loadBadge = () => import(/* webpackChunkName: "lab-badge" */ './lab-badge').then(({ LabBadge }) => LabBadge);

/** Fetches the badge where the lab is on, and nothing for everybody else. */
export function LabSlot({ lab }: { lab: RegistryLab | null | undefined }) {
  return lab && <Late load={loadBadge} props={{ lab }} />;
}
