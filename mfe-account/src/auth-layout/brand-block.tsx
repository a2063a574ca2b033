import { brand } from '@verdant/shared/brand';
import { useTexts } from '../texts';
import styles from './brand-block.module.css';
import { DotHill } from './dot-hill';

const points = [
  { title: 'brand.scoreTitle', text: 'brand.scoreText' },
  { title: 'brand.securityTitle', text: 'brand.securityText' },
  { title: 'brand.planTitle', text: 'brand.planText' },
] as const;

/** The product's illustration and claims, next to the form. It is the only block in solid colour on the account screens. */
export function BrandBlock() {
  const t = useTexts();
  return (
    <aside className={styles.brand} aria-label={brand.name}>
      <DotHill />
      <h2 className={styles.title}>{t('brand.title')}</h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3 className={styles.pointTitle}>{t(title)}</h3>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
