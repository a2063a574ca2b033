import type { ReactNode, RefAttributes } from 'react';
import { useLocation, useResolvedPath } from 'react-router-dom';
import type { NavLinkProps } from 'react-router-dom';
import { Link } from './link';

/** Navigation states that are always false, because only a data router sets these states. */
const idle = { isPending: false, isTransitioning: false };

/** A link that is marked as current if its target is the current page or, unless `end` is set, a parent of the page. */
export function NavLink({
  'aria-current': current = 'page',
  caseSensitive = false,
  className,
  style,
  end = false,
  children,
  ...props
}: NavLinkProps & RefAttributes<HTMLAnchorElement>): ReactNode {
  const inCase = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const here = inCase(useLocation().pathname);
  const there = inCase(useResolvedPath(props.to, { relative: props.relative }).pathname);
  const isBelow = !end && there !== '/' && here.startsWith(there.endsWith('/') ? there : `${there}/`);
  const state = { ...idle, isActive: here === there || isBelow };
  return (
    <Link
      {...props}
      aria-current={state.isActive ? current : undefined}
      className={
        typeof className === 'function'
          ? className(state)
          : [className, state.isActive && 'active'].filter(Boolean).join(' ')
      }
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
