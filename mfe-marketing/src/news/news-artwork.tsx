import { classNames } from '@verdant/shared/ui';
import type { Artwork } from './articles';
import styles from './news-artwork.module.css';

/** A jar that fills with coins. */
function Coins() {
  return (
    <>
      <circle className={styles.halo} cx="200" cy="118" r="92" />
      <rect className={styles.sheet} x="140" y="62" width="120" height="132" rx="26" />
      <rect className={styles.solid} x="152" y="44" width="96" height="18" rx="9" />
      <path className={styles.fill} d="M146 128q27-14 54 0t54 0v40a20 20 0 0 1-20 20h-68a20 20 0 0 1-20-20z" />
      <circle className={styles.coin} cx="176" cy="162" r="13" />
      <circle className={styles.coin} cx="208" cy="168" r="13" />
      <circle className={styles.coin} cx="226" cy="144" r="13" />
      <circle className={styles.coin} cx="300" cy="62" r="13" />
      <circle className={styles.coin} cx="98" cy="96" r="9" />
    </>
  );
}

/** Accounts that meet in one place. */
function Network() {
  return (
    <>
      <path className={styles.line} d="M84 62L200 110L92 172M312 54L200 110L322 164" />
      <circle className={styles.halo} cx="200" cy="110" r="62" />
      <circle className={styles.sheet} cx="84" cy="62" r="20" />
      <circle className={styles.sheet} cx="92" cy="172" r="15" />
      <circle className={styles.sheet} cx="312" cy="54" r="16" />
      <circle className={styles.sheet} cx="322" cy="164" r="22" />
      <path className={styles.solid} d="M200 72l34 12v24c0 20-14 33-34 41c-20-8-34-21-34-41v-24z" />
      <path className={styles.tick} d="M186 109l10 10l19-20" />
    </>
  );
}

/** Columns that grow, and the line above them. */
function Growth() {
  return (
    <>
      <circle className={styles.halo} cx="272" cy="84" r="78" />
      <rect className={styles.sheet} x="92" y="142" width="34" height="52" rx="8" />
      <rect className={styles.sheet} x="148" y="120" width="34" height="74" rx="8" />
      <rect className={styles.fill} x="204" y="94" width="34" height="100" rx="8" />
      <rect className={styles.solid} x="260" y="66" width="34" height="128" rx="8" />
      <path className={styles.line} d="M70 194h260" />
      <path className={styles.rise} d="M96 112C150 100 210 76 300 32M276 30l26 0l-8 25" />
    </>
  );
}

const artworks = { coins: Coins, network: Network, growth: Growth };

/** The picture of an article, drawn in the colors of the theme; decoration. */
export function NewsArtwork({ image }: { image: Artwork }) {
  const Drawing = artworks[image];
  return (
    <svg
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.artwork, styles[image])}
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
