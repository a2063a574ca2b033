import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** True inside an example dashboard on another page, so that its titles are not headings of that page. */
export const PictureContext = createContext(false);

/** A title of a dashboard section: a heading, or plain text inside an example dashboard. */
export function Heading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPicture = useContext(PictureContext);
  return isPicture ? <p className={className}>{children}</p> : <h2 className={className}>{children}</h2>;
}
