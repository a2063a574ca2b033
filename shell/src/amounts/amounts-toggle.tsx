import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { storage } from '../storage';
import { HIDDEN_AMOUNTS_KEY } from '../stored-keys';
import styles from './amounts-toggle.module.css';
import { canHideAmounts, hideAmounts } from './hide-amounts';
import { useTexts } from './texts';

/** A button that hides all amounts on this device until pressed again, in browsers with the CSS Custom Highlight API. */
export function AmountsToggle() {
  const t = useTexts();
  const [isHidden, setHidden] = useState(() => storage.get(HIDDEN_AMOUNTS_KEY) === 'hidden');
  const canHide = canHideAmounts();

  useLayoutEffect(() => (isHidden && canHide ? hideAmounts() : undefined), [isHidden, canHide]);

  if (!canHide) return null;
  const toggle = () => {
    setHidden(!isHidden);
    if (isHidden) storage.remove(HIDDEN_AMOUNTS_KEY);
    else storage.set(HIDDEN_AMOUNTS_KEY, 'hidden');
  };
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('amounts.hide')}
      aria-pressed={isHidden}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
