import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'code.label': 'Código de su aplicación de autenticación',
  'code.hint':
    'La contraseña es correcta. Introduzca ahora las seis cifras que la aplicación muestra para esta cuenta.',
  'code.use': 'Usar la aplicación de autenticación',
  'recovery.label': 'Código de recuperación',
  'recovery.hint':
    'Uno de los códigos que guardó al activar el inicio de sesión en dos pasos. Cada uno sirve una sola vez.',
  'recovery.use': 'Usar un código de recuperación',
  back: 'Volver a la contraseña',
};
