import type { MouseEvent, ReactNode, RefAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps, To } from 'react-router-dom';

const ABSOLUTE_URL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

const isAbsolute = (to: To): to is string => typeof to === 'string' && ABSOLUTE_URL.test(to);

/** Returns the path of a URL of this site; undefined for other URLs, and outside a browser. */
function pathHere(url: string): string | undefined {
  if (typeof window === 'undefined' || !URL.canParse(url, window.location.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}

/** A link to another page, without a reload. Options for framework mode or a data router have no effect. */
export function Link({
  to,
  onClick,
  replace,
  state,
  relative,
  reloadDocument,
  target,
  discover: _discover,
  prefetch: _prefetch,
  mask: _mask,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...rest
}: LinkProps & RefAttributes<HTMLAnchorElement>): ReactNode {
  const path = isAbsolute(to) ? pathHere(to) : to;
  const href = useHref(path ?? '/', { relative });
  const kept: unknown = state;
  const follow = useLinkClickHandler(path ?? '/', { replace, state: kept, target, relative });
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const isLeft = path === undefined || reloadDocument;
  return (
    <a {...rest} href={isAbsolute(to) ? to : href} onClick={isLeft ? onClick : onLinkClick} target={target}>
      {children}
    </a>
  );
}
