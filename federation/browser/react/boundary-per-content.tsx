import { useState } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from './boundary';
import type { BoundaryProps } from './boundary';

type LastingBoundaryProps<Content> = Pick<BoundaryProps, 'renderFallback'> & {
  /** Identifies the content that is shown. */
  id: string | number;
  /** Value for `onError` after errors of this content, stored when this `id` is first shown. Later changes are ignored. */
  content: Content;
  children: ReactNode;
  onError: (content: Content, ...of: Parameters<BoundaryProps['onError']>) => boolean;
  Type?: typeof Boundary;
};

/**
 * Renders each content in its own boundary, and keeps the empty boundaries of earlier contents. They catch errors of
 * clean-ups, so that neither the next content nor its surroundings are rendered again.
 */
export function BoundaryPerContent<Content>({
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
