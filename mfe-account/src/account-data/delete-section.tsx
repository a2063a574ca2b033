import { FormSection } from '../sections/form-section';
import { DeleteForm } from './delete-form';
import { useAccountDataTexts } from './texts';

export function DeleteSection() {
  const t = useAccountDataTexts();
  return (
    <FormSection
      title={t('delete.title')}
      about={t('delete.about')}
      openLabel={t('delete.open')}
      renderForm={(_onDone, onCancel) => <DeleteForm onCancel={onCancel} />}
    />
  );
}
