import { brand } from '@verdant/shared/brand';
import { LegalPage } from '../legal-page/legal-page';
import { useTermsTexts } from './texts';

export function Terms() {
  const translate = useTermsTexts();
  const t: typeof translate = (key) => translate(key, { brand: brand.name });
  return (
    <LegalPage
      title={t('title')}
      subtitle={t('subtitle')}
      draft={{ mark: t('draft.mark'), text: t('draft.text') }}
      contents={t('contents')}
      related={{ to: '/privacy', label: t('related') }}
      sections={[
        {
          id: 'product',
          title: t('product'),
          paragraphs: [t('product.text'), t('product.samples')],
        },
        {
          id: 'advice',
          title: t('advice'),
          paragraphs: [t('advice.text'), t('advice.before'), t('advice.licence')],
        },
        { id: 'score', title: t('score'), paragraphs: [t('score.text')] },
        { id: 'account', title: t('account'), paragraphs: [t('account.text')] },
        { id: 'bank', title: t('bank'), paragraphs: [t('bank.text'), t('bank.practice')] },
        {
          id: 'not-allowed',
          title: t('use'),
          points: [t('use.others'), t('use.limits'), t('use.flood')],
        },
        { id: 'cost', title: t('cost'), paragraphs: [t('cost.text')] },
        {
          id: 'availability',
          title: t('availability'),
          paragraphs: [t('availability.text'), t('availability.law')],
        },
        { id: 'ending', title: t('ending'), paragraphs: [t('ending.text')] },
        { id: 'changes', title: t('changes'), paragraphs: [t('changes.text')] },
      ]}
    />
  );
}
