import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { hasFocusElsewhere, useOnlyOpenForm } from './only-open-form';
import { Section } from './section';

type State = 'idle' | 'open' | 'cancelled' | 'done';

/** Selector of the element that gets the focus at the start of each state, because the pressed button is removed. */
const focusTargets: Record<State, string | null> = {
  idle: null,
  open: 'input:not([hidden])',
  cancelled: 'button',
  done: '[data-done]',
};

type FormSectionProps = {
  title: string;
  about: ReactNode;
  openLabel: string;
  /** Confirmation; missing if the form leads to another page. */
  doneText?: string;
  renderForm: (onDone: () => void, onCancel: () => void) => ReactNode;
};

/** A section with a button that opens a form. A confirmation replaces the form once it has been sent. */
export function FormSection({ title, about, openLabel, doneText, renderForm }: FormSectionProps) {
  const [state, setState] = useState<State>('idle');
  const box = useRef<HTMLDivElement>(null);

  useOnlyOpenForm(state === 'open', () => setState('cancelled'));
  useEffect(() => {
    const target = hasFocusElsewhere(box.current) && state !== 'open' ? null : focusTargets[state];
    if (target) box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state]);

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
          <div data-done tabIndex={-1}>
            <Banner tone="good">{doneText}</Banner>
          </div>
        )}
      </Section>
    </div>
  );
}
