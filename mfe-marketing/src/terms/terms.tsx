import { brand } from '@verdant/shared/brand';
import { LegalPage, Paragraphs, Points } from '../legal-page/legal-page';
import { useTermsTexts } from './texts';

/** The terms of use. */
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
          content: <Paragraphs texts={[t('product.text'), t('product.samples')]} />,
        },
        {
          id: 'advice',
          title: t('advice'),
          content: <Paragraphs texts={[t('advice.text'), t('advice.before'), t('advice.licence')]} />,
        },
        { id: 'score', title: t('score'), content: <Paragraphs texts={[t('score.text')]} /> },
        { id: 'account', title: t('account'), content: <Paragraphs texts={[t('account.text')]} /> },
        { id: 'bank', title: t('bank'), content: <Paragraphs texts={[t('bank.text'), t('bank.practice')]} /> },
        {
          id: 'not-allowed',
          title: t('use'),
          content: <Points texts={[t('use.others'), t('use.limits'), t('use.flood')]} />,
        },
        { id: 'cost', title: t('cost'), content: <Paragraphs texts={[t('cost.text')]} /> },
        {
          id: 'availability',
          title: t('availability'),
          content: <Paragraphs texts={[t('availability.text'), t('availability.law')]} />,
        },
        { id: 'ending', title: t('ending'), content: <Paragraphs texts={[t('ending.text')]} /> },
        { id: 'changes', title: t('changes'), content: <Paragraphs texts={[t('changes.text')]} /> },
      ]}
    />
  );
}
