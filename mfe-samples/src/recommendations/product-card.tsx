import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MetricName } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button, classNames, ProgressBar } from '@verdant/shared/ui';
import { FigureList } from '../components/figure-list/figure-list';
import { PillarName } from '../components/pillar-name/pillar-name';
import { useTexts } from '../texts';
import styles from './product-card.module.css';
import type { Product, ProductCategory } from './products-data';

/** The pillar that each category serves. */
const pillars: Record<ProductCategory, MetricName> = { savings: 'emergency', investment: 'investment', debt: 'debt' };

export function ProductCard({
  name,
  provider,
  description,
  category,
  features,
  matchScore,
  monthlyFee,
  interestRate,
  minimumDeposit,
}: Product) {
  const t = useTexts();
  const format = useFormat();
  const titleId = useId();
  const fee = monthlyFee === 0 ? t('recommendations.fee.free') : format.money(monthlyFee);
  const deposit = minimumDeposit === 0 ? t('recommendations.deposit.none') : format.money(minimumDeposit);
  return (
    <li className={classNames(styles.product, styles[category])}>
      <div>
        <h2 id={titleId} className={styles.name}>
          <PillarName pillar={pillars[category]}>{t(name)}</PillarName>
        </h2>
        <p className={styles.provider}>{t('recommendations.by', { provider })}</p>
      </div>
      <div className={styles.match}>
        <p className={styles.score}>{t('recommendations.match', { percent: format.percent(matchScore) })}</p>
        <ProgressBar label={t('recommendations.match.bar', { name: t(name) })} value={matchScore} />
      </div>
      <p className={styles.text}>{t(description)}</p>
      <FigureList
        figures={[
          { id: 'category', label: t('recommendations.category'), value: t(`recommendations.category.${category}`) },
          { id: 'fee', label: t('recommendations.fee'), value: fee },
          {
            id: 'rate',
            label: t('recommendations.rate'),
            value: t('recommendations.rate.value', { rate: format.rate(interestRate) }),
          },
          { id: 'deposit', label: t('recommendations.deposit'), value: deposit },
        ]}
      />
      <div className={styles.features}>
        <h3 className={styles.featuresTitle}>{t('recommendations.features')}</h3>
        <ul className={styles.featureList}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Check size={16} aria-hidden="true" />
              {t(feature)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
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
