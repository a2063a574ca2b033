import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { hasFocusElsewhere, useOnlyOpenForm } from './only-open-form';
import { Section } from './section';

type State = 'idle' | 'open' | 'cancelled' | 'done';

/** Target of the focus at the start of a state: the button that opens the form is absent while it is open. */
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

/** A section whose form is opened by a button and then replaced by its outcome. */
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
