import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './next-action.module.css';
import { SectionTitle } from './score-parts';

type NextActionProps = {
  kicker: string;
  title: string;
  why?: string;
  facts?: readonly { name: string; value: string }[];
  notice?: ReactNode;
  children?: ReactNode;
};

/** The only block with a solid background on a page: the action to do next. */
export function NextAction({ kicker, title, why, facts = [], notice, children }: NextActionProps) {
  const id = useId();
  return (
    <section className={`${styles.block} v-solid v-anywhere`} aria-labelledby={id}>
      {notice && <div className={`${styles.notice} v-line-below`}>{notice}</div>}
      <p className="v-muted v-xs" id={id}>
        {kicker}
      </p>
      <SectionTitle className="v-xxl v-display v-tight v-above-2 v-leading-11">{title}</SectionTitle>
      {why && <p className={`v-muted v-sm v-above-3 ${styles.why}`}>{why}</p>}
      <div className={`v-stack v-gap-4 v-pad-top-5 ${styles.foot}`}>
        {facts.length > 0 && (
          <dl className="v-sides v-gap-2 v-column-8 v-line-above v-line-below v-pad-3 v-sm v-leading-14">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="v-muted v-xs">{name}</dt>
                <dd className="v-strong">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </section>
  );
}
