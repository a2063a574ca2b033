import type { ReactNode } from 'react';
import { classNames } from '../class-names';

type CardProps = { children: ReactNode; className?: string };

export function Card({ children, className }: CardProps) {
  return <div className={classNames('v-line-above v-narrowing v-pad-top-5', className)}>{children}</div>;
}

type PanelProps = CardProps & {
  title: string;
  aside?: ReactNode;
};

/** A card for one subject of a page, with an `h2` heading. */
export function Panel({ title, aside, children, className }: PanelProps) {
  return (
    <section className={classNames('v-line-above v-narrowing v-pad-top-5', className)} aria-label={title}>
      <header className="v-cluster v-gap-2 v-column-4 v-baseline v-between v-below-5">
        <h2 className="v-xl">{title}</h2>
        {aside && <div className="v-inline v-gap-3 v-center v-sm">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
