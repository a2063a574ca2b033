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
  'passkey.use': 'Usar una llave de acceso',
  'lost.title': '¿Ni aplicación ni código de recuperación?',
  'lost.text':
    'Con una llave de acceso, si añadió alguna, no necesita código. De lo contrario no puede volver a entrar por su cuenta, y una contraseña nueva por correo no lo cambia. Solo quienes gestionan {brand} podrían dejarle entrar, cuando sepan con certeza que es usted.',
  back: 'Volver a la contraseña',
};
