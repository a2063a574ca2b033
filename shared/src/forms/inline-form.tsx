import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './inline-form.module.css';
import { useTexts } from './texts';
import type { Form } from './use-form';

type InlineFormProps = {
  form: Pick<Form<object>, 'busy' | 'failure' | 'formProps'>;
  onClose: () => void;
  /** Layout of the form; by default fields side by side over the full width of the row. */
  classes?: Partial<Record<'box' | 'form' | 'buttons', string | undefined>>;
  head?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
};

const wholeWidth = {
  box: 'v-across',
  form: `${styles.form} v-gap-4 v-start`,
  buttons: 'v-cluster v-gap-3 v-column-6 v-center v-across',
};

/**
 * A form inside a row or below its opening button. Its first field takes the focus. Cancel and Escape close the form and
 * focus the parent's first button.
 */
export function InlineForm({ form, onClose, classes = wholeWidth, head, more, children }: InlineFormProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const cancel = () => {
    const opener = box.current?.parentElement?.querySelector('button');
    onClose();
    opener?.focus();
  };
  return (
    <div ref={box} role="presentation" className={classes.box} onKeyDown={({ key }) => key === 'Escape' && cancel()}>
      {head}
      <form {...form.formProps} autoComplete="off" className={classes.form}>
        {form.failure && (
          <div className="v-across">
            <Banner>{form.failure}</Banner>
          </div>
        )}
        {children}
        <div className={classes.buttons}>
          <Button type="submit" size="sm" busy={form.busy}>
            {t('form.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={cancel}>
            {t('form.cancel')}
          </Button>
          {more}
        </div>
      </form>
    </div>
  );
}
