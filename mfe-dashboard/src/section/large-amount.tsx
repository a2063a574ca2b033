import styles from './section.module.css';

/** A formatted amount as a large figure; the cents are in a smaller font than the dollars. */
export function LargeAmount({ text }: { text: string }) {
  const [, dollars = text, cents, after] = /^(.*\d)([.,]\d\d)(\D*)$/.exec(text) ?? [];
  return (
    <>
      <span>{dollars}</span>
      {cents && <span className={styles.cents}>{cents}</span>}
      {after && <span>{after}</span>}
    </>
  );
}
