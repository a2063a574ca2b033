import { useId } from 'react';
import type { CSSProperties } from 'react';
import { scale } from '@verdant/shared/contract';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './scale-input.module.css';

type ScaleInputProps = {
  value: number | null;
  /** True if the user has moved or pressed the slider. The default value also counts as an answer. */
  touched: boolean;
  onChange: (value: number) => void;
  locked: boolean;
  labelledBy: string;
};

const marks = Array.from({ length: scale.max - scale.min + 1 }, (_, index) => scale.min + index);

/** A slider from 1 to 10 that displays its value (spec 9). */
export function ScaleInput({ value, touched, onChange, locked, labelledBy }: ScaleInputProps) {
  const t = useTexts();
  const id = useId();
  const shown = value ?? scale.initial;
  const change = (next: number) => {
    if (!locked) onChange(next);
  };
  const fill: CSSProperties & Record<'--filled', number> = {
    '--filled': (shown - scale.min) / (scale.max - scale.min),
  };
  return (
    <div className={`${styles.scale} v-stack v-gap-2`}>
      <output className={`${styles.value} v-figure v-figures`} htmlFor={id} aria-hidden="true">
        <span>{shown}</span>
        <span className={`${styles.max} v-muted v-lg v-plain`}>{`/${scale.max}`}</span>
      </output>
      <input
        id={id}
        className={`v-full v-pointer ${styles.slider}`}
        type="range"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={shown}
        aria-labelledby={labelledBy}
        aria-describedby={touched ? `${id}-low ${id}-high` : `${id}-low ${id}-high ${id}-hint`}
        aria-valuetext={t('scale.value', { value: shown, max: scale.max })}
        style={fill}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
        // A press on the thumb without moving it fires no change event, but confirms the value.
        onPointerUp={(event) => change(event.currentTarget.valueAsNumber)}
      />
      <div className={`${styles.marks} v-muted v-sm v-figures v-between`} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={mark === shown ? 'v-accent v-strong' : undefined}>
            {mark}
          </span>
        ))}
      </div>
      <div className="v-inline v-between v-sm v-strong">
        <span id={`${id}-low`}>{t('scale.low')}</span>
        <span id={`${id}-high`}>{t('scale.high')}</span>
      </div>
      <p className={classNames(styles.hint, 'v-muted v-sm', touched && 'v-invisible')} id={`${id}-hint`}>
        {t('scale.hint', { initial: scale.initial })}
      </p>
    </div>
  );
}
