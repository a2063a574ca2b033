import type { LabRequest, RequestedFault } from '../../contract/faults';
import { isOpen, withoutUse, type StoredFault } from './lab-faults';
import type { LabSession } from './store';

export function toStored({ faults }: LabRequest): StoredFault[] {
  return faults.map(({ times, ...fault }) => ({ ...fault, left: times, seen: [], since: null }));
}

/** As one would request the fault again, with the times that are left of it. */
export function toRequested(fault: StoredFault): RequestedFault {
  const { left, ...wanted } = withoutUse(fault);
  return { ...wanted, times: left };
}

/** What another browser would have to request to have the same faults; used up ones are left out. */
export function toRequest({ faults, timeoutMs }: Pick<LabSession, 'faults' | 'timeoutMs'>): LabRequest {
  return { faults: faults.filter(isOpen).map(toRequested), timeout_ms: timeoutMs };
}
