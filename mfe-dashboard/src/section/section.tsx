import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  small?: boolean;
  className?: string;
};

export function Section({ title, aside, children, small = false, className }: SectionProps) {
  return (
    <section className={classNames('v-narrowing', className)} aria-label={title}>
      <header className={`v-cluster v-gap-1 v-column-2 v-baseline v-between v-below-3 ${styles.head}`}>
        <h2 className={small ? 'v-md v-strong v-track-1' : 'v-xl v-track-2'}>{title}</h2>
        {aside && <div className="v-cluster v-gap-2 v-center v-sm">{aside}</div>}
      </header>
      {children}
    </section>
  );
}

/** A formatted amount as a large figure; the cents are in a smaller font than the dollars. */
export function LargeAmount({ text }: { text: string }) {
  const [, dollars = text, cents, after] = /^(.*\d)([.,]\d\d)(\D*)$/.exec(text) ?? [];
  return (
    <>
      <span>{dollars}</span>
      {cents && <span className={`v-muted v-track-2 ${styles.cents}`}>{cents}</span>}
      {after && <span>{after}</span>}
    </>
  );
}

export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={`${styles.facts} v-gap-3`}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`${styles.fact} v-stack v-gap-1`}>
          <dt className="v-muted v-sm">{name}</dt>
          <dd className="v-lg v-strong v-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
