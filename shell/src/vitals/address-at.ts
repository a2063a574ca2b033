import { PAGE_MARK } from './page-mark';

/** Returns the path that the page had at `time`, in milliseconds since the document was opened. */
export function addressAt(time: number): string {
  const marks = performance.getEntriesByName(PAGE_MARK, 'mark').filter(({ startTime }) => startTime <= time);
  const last = marks.at(-1);
  const path: unknown = last && Reflect.get(last, 'detail');
  const [opened] = performance.getEntriesByType('navigation');
  return typeof path === 'string' ? path : new URL(opened?.name ?? location.href).pathname;
}
