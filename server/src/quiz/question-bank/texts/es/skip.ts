import type { Translation } from '../../../../language/catalogues';
import type { skipTexts as en } from '../en/skip';

export const skipTexts: Translation<typeof en> = {
  prefer_not_to_say: 'Prefiero no decirlo',
  not_sure: 'No lo sé con seguridad',
  does_not_apply: 'No se aplica a mi caso',
};
