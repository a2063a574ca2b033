import { Clock, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { delays, dismissReasons } from '@verdant/shared/contract';
import { Button, Checkbox } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import type { Wanted } from './actions-reducer';

/** Which choice is open below the controls. */
type Choice = 'none' | 'later' | 'dismiss';

type ToggleProps = { open: boolean; controls: string; label: string; onToggle: () => void; children: ReactNode };

function Toggle({ open, controls, label, onToggle, children }: ToggleProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}

type ChoicesProps = { id: string; label: string; options: readonly { label: string; wanted: Wanted }[] };

function Choices({ id, label, options, onChoose }: ChoicesProps & { onChoose: (wanted: Wanted) => void }) {
  return (
    <div className={styles.choices} role="group" id={id} aria-label={label}>
      <span className={styles.choicesLabel} aria-hidden="true">
        {label}
      </span>
      {options.map((option) => (
        <Button key={option.label} variant="secondary" size="sm" onClick={() => onChoose(option.wanted)}>
          {option.label}
        </Button>
      ))}
    </div>
  );
}

type ActionControlsProps = {
  title: string;
  /** Help in trouble cannot be dismissed. */
  essential: boolean;
  onDecide: (wanted: Wanted) => void;
};

/** Done, later, or not for me. */
export function ActionControls({ title, essential, onDecide }: ActionControlsProps) {
  const t = useTexts();
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>('none');
  const toggle = (wanted: Exclude<Choice, 'none'>) => setChoice(choice === wanted ? 'none' : wanted);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || choice === 'none') return;
    controls.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setChoice('none');
  };

  return (
    <div ref={controls} role="presentation" onKeyDown={closeOnEscape}>
      <div className={styles.controls}>
        <Checkbox
          label={t('actions.done')}
          aria-label={t('actions.doneOf', { title })}
          checked={false}
          onChange={() => onDecide({ state: 'done' })}
        />
        <Toggle
          open={choice === 'later'}
          controls={id}
          label={t('actions.laterOf', { title })}
          onToggle={() => toggle('later')}
        >
          <Clock size={16} aria-hidden="true" />
          {t('actions.later')}
        </Toggle>
        {!essential && (
          <Toggle
            open={choice === 'dismiss'}
            controls={id}
            label={t('actions.dismissOf', { title })}
            onToggle={() => toggle('dismiss')}
          >
            <X size={16} aria-hidden="true" />
            {t('actions.dismiss')}
          </Toggle>
        )}
      </div>
      {choice === 'later' && (
        <Choices
          id={id}
          label={t('actions.when')}
          options={delays.map((delay) => ({
            label: t(`actions.delay.${delay}`),
            wanted: { state: 'postponed', delay },
          }))}
          onChoose={onDecide}
        />
      )}
      {choice === 'dismiss' && (
        <Choices
          id={id}
          label={t('actions.why')}
          options={dismissReasons.map((reason) => ({
            label: t(`actions.reason.${reason}`),
            wanted: { state: 'dismissed', reason },
          }))}
          onChoose={onDecide}
        />
      )}
    </div>
  );
}
