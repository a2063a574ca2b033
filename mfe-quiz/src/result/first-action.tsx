import { useId } from 'react';
import { AdviceLinks } from '@verdant/shared/advice';
import type { Recommendation } from '@verdant/shared/contract';
import { useTexts } from '../texts';
import { useHeadingFocus } from './use-heading-focus';
import styles from './result.module.css';

type FirstActionProps = {
  action: Recommendation;
  /** True for a user in financial trouble. The result then begins with the action, and the effect in points is hidden. */
  calm: boolean;
  takesFocus: boolean;
};

/** The first recommended action: its steps, links and phone numbers, and the answer that it is based on. */
export function FirstAction({
  action: { title, description, amounts, estimated_impact, why, steps = [], links },
  calm,
  takesFocus,
}: FirstActionProps) {
  const t = useTexts();
  const id = useId();
  const heading = useHeadingFocus(takesFocus);

  return (
    <section className={calm ? 'v-solid v-stack v-gap-3' : 'v-stack v-gap-2'} aria-labelledby={id}>
      <h2
        className={`v-ringless ${calm ? 'v-muted v-sm v-regular v-plain' : 'v-line-below v-xl v-below-2 v-pad-bottom-3'}`}
        id={id}
        ref={heading}
        tabIndex={-1}
      >
        {t('result.first')}
      </h2>
      <h3 className={calm ? 'v-xxl v-display v-tight v-leading-11' : 'v-lg v-strong'}>{title}</h3>
      {description && <p className={styles.text}>{description}</p>}
      {amounts && <p className={styles.text}>{amounts}</p>}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ text, minutes }) => (
            <li key={text}>
              <span>{text}</span> <span className="v-nowrap">{`(${t('result.minutes', { minutes })})`}</span>
            </li>
          ))}
        </ol>
      )}
      <AdviceLinks links={links} />
      {why && <p className={`${styles.text} v-sm`}>{why}</p>}
      {estimated_impact && !calm && <p className="v-accent v-strong">{estimated_impact}</p>}
    </section>
  );
}
