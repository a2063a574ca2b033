import { classNames } from '@verdant/shared/ui';
import { SamplePage } from '../components/sample-page/sample-page';
import { useTexts } from '../texts';
import { ProductCard } from './product-card';
import { products } from './products-data';
import styles from './recommendations.module.css';

const filters = ['all', 'savings', 'investment', 'debt'] as const;

/** The sample page of products; filter chips, `Learn More` and `Compare` do nothing (spec 2). */
export function Recommendations() {
  const t = useTexts();
  return (
    <SamplePage page="recommendations" title={t('recommendations.title')} subtitle={t('recommendations.subtitle')}>
      <div className={styles.chips} role="group" aria-label={t('recommendations.filters')}>
        {filters.map((id) => (
          <button
            key={id}
            type="button"
            className={classNames(styles.chip, id === 'all' && styles.current)}
            aria-pressed={id === 'all'}
          >
            {t(id === 'all' ? 'recommendations.filter.all' : `recommendations.category.${id}`)}
          </button>
        ))}
      </div>
      <ul className={styles.products} aria-label={t('recommendations.list')}>
        {products.map((product) => (
          <ProductCard key={product.id} {...product} />
        ))}
      </ul>
    </SamplePage>
  );
}
