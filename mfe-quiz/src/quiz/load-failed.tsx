import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';

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
