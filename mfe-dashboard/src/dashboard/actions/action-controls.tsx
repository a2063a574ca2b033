import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { delays, dismissReasons } from '@verdant/shared/contract';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './action-controls.module.css';
import type { WantedDecision } from './actions-reducer';

/** The choice that is open below the controls: when to postpone an action to, or why to dismiss it. */
type Choice = 'none' | 'later' | 'dismiss';

type ToggleProps = { open: boolean; controls: string; label: string; text: string; onToggle: () => void };

function Toggle({ open, controls, label, text, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {text}
    </button>
  );
}

type ChoicesProps = { id: string; label: string; options: readonly { label: string; wanted: WantedDecision }[] };

function Choices({ id, label, options, onChoose }: ChoicesProps & { onChoose: (wanted: WantedDecision) => void }) {
  return (
    <div className={`${styles.choices} v-cluster v-gap-2 v-center`} role="group" id={id} aria-label={label}>
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
  /** True for help in an emergency, which cannot be dismissed. */
  essential: boolean;
  onDecide: (wanted: WantedDecision) => void;
};

/** Buttons to postpone or dismiss a recommended action. */
export function ActionControls({ title, essential, onDecide }: ActionControlsProps) {
  const t = useTexts();
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>('none');
  const toggle = (clickedChoice: Exclude<Choice, 'none'>) =>
    setChoice(choice === clickedChoice ? 'none' : clickedChoice);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || choice === 'none') return;
    controls.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setChoice('none');
  };

  return (
    <div
      ref={controls}
      role="presentation"
      className={`${styles.controls} v-cluster v-gap-0 v-column-5 v-center v-sm`}
      onKeyDown={closeOnEscape}
    >
      <Toggle
        open={choice === 'later'}
        controls={id}
        label={t('actions.laterOf', { title })}
        text={t('actions.later')}
        onToggle={() => toggle('later')}
      />
      {!essential && (
        <Toggle
          open={choice === 'dismiss'}
          controls={id}
          label={t('actions.dismissOf', { title })}
          text={t('actions.dismiss')}
          onToggle={() => toggle('dismiss')}
        />
      )}
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
