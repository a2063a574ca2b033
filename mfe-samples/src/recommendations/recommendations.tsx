import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MetricName } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { classNames, Button, ProgressBar } from '@verdant/shared/ui';
import { FigureList } from '../components/figures';
import { PillarName } from '../components/marks';
import { SamplePage } from '../components/sample-page';
import { useTexts } from '../texts';
import { products } from './products-data';
import styles from './recommendations.module.css';

type Product = (typeof products)[number];

const pillars: Record<Product['category'], MetricName> = {
  savings: 'emergency',
  investment: 'investment',
  debt: 'debt',
};

function ProductCard(product: Product) {
  const { name, provider, category, matchScore, monthlyFee, minimumDeposit } = product;
  const t = useTexts();
  const format = useFormat();
  const titleId = useId();
  const fee = monthlyFee === 0 ? t('recommendations.fee.free') : format.money(monthlyFee);
  const deposit = minimumDeposit === 0 ? t('recommendations.deposit.none') : format.money(minimumDeposit);
  return (
    <li className={classNames(`v-pad-top-5 ${styles.product}`, styles[category], 'v-gap-5 v-narrowing v-line-above')}>
      <div>
        <h2 id={titleId} className="v-xl">
          <PillarName pillar={pillars[category]}>{t(name)}</PillarName>
        </h2>
        <p className="v-muted v-sm">{t('recommendations.by', { provider })}</p>
      </div>
      <div className="v-stack v-gap-3">
        <p className={`v-xl v-display v-figures v-tight v-leading-11 ${styles.score}`}>
          {t('recommendations.match', { percent: format.percent(matchScore) })}
        </p>
        <ProgressBar label={t('recommendations.match.bar', { name: t(name) })} value={matchScore} />
      </div>
      <p className="v-muted">{t(product.description)}</p>
      <FigureList
        figures={[
          { id: 'category', label: t('recommendations.category'), value: t(`recommendations.category.${category}`) },
          { id: 'fee', label: t('recommendations.fee'), value: fee },
          {
            id: 'rate',
            label: t('recommendations.rate'),
            value: t('recommendations.rate.value', { rate: format.rate(product.interestRate) }),
          },
          { id: 'deposit', label: t('recommendations.deposit'), value: deposit },
        ]}
      />
      <div className="v-line-above v-pad-top-4">
        <h3 className="v-muted v-xs v-regular v-plain v-below-2">{t('recommendations.features')}</h3>
        <ul className="v-stack v-gap-2 v-sm">
          {product.features.map((feature) => (
            <li key={feature} className="v-inline v-gap-2 v-start">
              <Check size={16} className="v-muted v-first-line" aria-hidden="true" />
              <span>{t(feature)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="v-cluster v-gap-3">
        <Button variant="secondary" aria-describedby={titleId}>
          {t('recommendations.learn')}
        </Button>
        <Button variant="quiet" aria-describedby={titleId}>
          {t('recommendations.compare')}
        </Button>
      </div>
    </li>
  );
}

const filters = ['all', 'savings', 'investment', 'debt'] as const;

/** Filter chips, `Learn More` and `Compare` do nothing (spec 2). */
export function Recommendations() {
  const t = useTexts();
  return (
    <SamplePage page="recommendations" title={t('recommendations.title')} subtitle={t('recommendations.subtitle')}>
      <div
        className={`${styles.chips} v-cluster v-gap-0 v-column-5`}
        role="group"
        aria-label={t('recommendations.filters')}
      >
        {filters.map((id) => (
          <button
            key={id}
            type="button"
            className={classNames('v-bare v-control v-hover v-muted v-sm', id === 'all' && styles.current)}
            aria-pressed={id === 'all'}
          >
            {t(id === 'all' ? 'recommendations.filter.all' : `recommendations.category.${id}`)}
          </button>
        ))}
      </div>
      <ul className={`${styles.products} v-stack v-gap-12`} aria-label={t('recommendations.list')}>
        {products.map((product) => (
          <ProductCard key={product.id} {...product} />
        ))}
      </ul>
    </SamplePage>
  );
}
