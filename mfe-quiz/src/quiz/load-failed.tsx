import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';

/** Message that the content of a page could not be loaded, with a button that loads the content again. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts();
  return (
    <div className="v-stack v-gap-5 v-left">
      <div className="v-full">
        <Banner>{text}</Banner>
      </div>
      <Button onClick={onRetry}>{t('load.retry')}</Button>
    </div>
  );
}
