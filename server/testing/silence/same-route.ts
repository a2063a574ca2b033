import type { FuzzTarget } from '../fuzz/targets';
import type { Route } from './observed';

/** Whether a call goes to that route: `:id` in the route stands for one segment, `*` for the rest. */
export function sameRoute(route: Route, { method, path }: FuzzTarget): boolean {
  const wanted = route.url.split('/');
  const given = (path.split('?')[0] ?? '').split('/');
  return (
    route.method === method &&
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}
