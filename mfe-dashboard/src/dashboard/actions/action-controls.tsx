import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { delays, dismissReasons } from '@verdant/shared/contract';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import type { Decision } from './use-actions';

type Option = { text: string; decision: Decision };

type ActionControlsProps = {
  title: string;
  /** True for help in an emergency, which cannot be dismissed. */
  essential: boolean;
  onDecide: (decision: Decision) => void;
};

export function ActionControls({ title, essential, onDecide }: ActionControlsProps) {
  const t = useTexts();
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const choices: { id: string; name: string; text: string; label: string; options: Option[] }[] = [
    {
      id: 'later',
      name: t('actions.laterOf', { title }),
      text: t('actions.later'),
      label: t('actions.when'),
      options: delays.map((delay) => ({ text: t(`actions.delay.${delay}`), decision: { state: 'postponed', delay } })),
    },
    {
      id: 'dismiss',
      name: t('actions.dismissOf', { title }),
      text: t('actions.dismiss'),
      label: t('actions.why'),
      options: dismissReasons.map((reason) => ({
        text: t(`actions.reason.${reason}`),
        decision: { state: 'dismissed', reason },
      })),
    },
  ];
  const offered = essential ? choices.slice(0, 1) : choices;
  const opened = offered.find((choice) => choice.id === openId);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    controls.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenId(undefined);
  };

  return (
    <div
      ref={controls}
      role="presentation"
      className="v-screen v-cluster v-gap-0 v-column-5 v-center v-sm"
      onKeyDown={closeOnEscape}
    >
      {offered.map((choice) => (
        <button
          key={choice.id}
          type="button"
          className={`${styles.toggle} v-bare v-link v-muted`}
          aria-expanded={choice === opened}
          aria-controls={choice === opened ? id : undefined}
          aria-label={choice.name}
          onClick={() => setOpenId(choice === opened ? undefined : choice.id)}
        >
          {choice.text}
        </button>
      ))}
      {opened && (
        <div
          className={`v-cluster v-gap-2 v-center v-own-line ${styles.choices}`}
          role="group"
          id={id}
          aria-label={opened.label}
        >
          <span className="v-muted v-own-line" aria-hidden="true">
            {opened.label}
          </span>
          {opened.options.map(({ text, decision }) => (
            <Button key={text} variant="secondary" size="sm" onClick={() => onDecide(decision)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
