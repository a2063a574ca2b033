import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { useOnlyOpenForm, useStepFocus } from './open-form';

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

type FormSectionProps = {
  title: string;
  about: ReactNode;
  openLabel: string;
  /** Text that confirms a sent form; undefined if the form leads to another page. */
  doneText?: string;
  renderForm: (onDone: () => void, onCancel: () => void) => ReactNode;
};

/** A section with a button that opens a form. A confirmation replaces the sent form. */
export function FormSection({ title, about, openLabel, doneText, renderForm }: FormSectionProps) {
  const [state, setState] = useState<'idle' | 'open' | 'cancelled' | 'done'>('idle');
  const box = useStepFocus(state, state === 'open');
  useOnlyOpenForm(state === 'open', () => setState('cancelled'));

  const open = (
    <Button variant="secondary" size="sm" onClick={() => setState('open')}>
      {openLabel}
    </Button>
  );
  return (
    <div ref={box}>
      <Section title={title} about={about} action={state !== 'open' && open}>
        {state === 'open' &&
          renderForm(
            () => setState('done'),
            () => setState('cancelled'),
          )}
        {state === 'done' && (
          <div data-focus tabIndex={-1}>
            <Banner tone="good">{doneText}</Banner>
          </div>
        )}
      </Section>
    </div>
  );
}
