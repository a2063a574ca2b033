import { useFormat } from '@verdant/shared/format';
import styles from './figure.module.css';

/** A percentage in large type. The percent sign is smaller, on the side that the language uses. */
export function Figure({ value }: { value: number }) {
  const text = useFormat().percent(value);
  const digits = String(Math.round(value));
  const [before = '', after = ''] = text.split(digits);
  return (
    <>
      {before && <span className={styles.sign}>{before}</span>}
      <span>{digits}</span>
      {after && <span className={styles.sign}>{after}</span>}
    </>
  );
}
