import styles from './hero.module.css';

/** A text with one part of it in the accent color; a part that is not in the text changes nothing. */
export function Highlighted({ text, part }: { text: string; part: string }) {
  const [before, ...after] = text.split(part);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className={styles.highlight}>{part}</span>
      {after.join(part)}
    </>
  );
}
