import { useState } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from './boundary';
import type { BoundaryProps } from './boundary';

type LastingBoundaryProps<Content> = Pick<BoundaryProps, 'renderFallback'> & {
  /** Identifies the content that is shown. */
  id: string | number;
  /** Describes the content to `onError`, as it was when its id was first shown. */
  content: Content;
  children: ReactNode;
  onError: (content: Content, ...of: Parameters<BoundaryProps['onError']>) => boolean;
  Type?: typeof Boundary;
};

/**
 * Renders each content in a boundary of its own, and keeps the boundaries of earlier contents, empty: they contain what
 * those throw while they leave, so that neither the next content nor anything around it is rendered again.
 */
export function LastingBoundary<Content>({
  id,
  content,
  children,
  onError,
  renderFallback,
  Type = Boundary,
}: LastingBoundaryProps<Content>) {
  const [shown, setShown] = useState([{ id, content }]);
  if (!shown.some((earlier) => earlier.id === id)) setShown([...shown, { id, content }]);
  return shown.map((earlier) => (
    <Type key={earlier.id} renderFallback={renderFallback} onError={(...of) => onError(earlier.content, ...of)}>
      {earlier.id === id ? children : null}
    </Type>
  ));
}
