import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** True inside a picture of the dashboard on another page; its titles are then not headings of that page. */
export const PictureContext = createContext(false);

/** A title of the overview. */
export function Heading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPicture = useContext(PictureContext);
  return isPicture ? <p className={className}>{children}</p> : <h2 className={className}>{children}</h2>;
}
