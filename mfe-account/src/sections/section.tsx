import { useId } from 'react';
import type { ReactNode } from 'react';

type SectionProps = {
  title: string;
  about: ReactNode;
  /** Control next to the title. */
  action?: ReactNode;
  children?: ReactNode;
};

export function Section({ title, about, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="v-stack v-gap-4" aria-labelledby={id}>
      <div className="v-cluster v-gap-3 v-column-4 v-center v-between">
        <div className="v-words">
          <h3 id={id} className="v-md v-strong">
            {title}
          </h3>
          <p className="v-muted v-sm v-anywhere">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
