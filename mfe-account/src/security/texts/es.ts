import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'password.title': 'Contraseña',
  'password.about': 'Con una contraseña nueva se cierra la sesión en todos sus demás dispositivos.',
  'password.open': 'Cambiar la contraseña',
  'password.current': 'Contraseña actual',
  'password.new': 'Contraseña nueva',
  'password.confirm': 'Confirmar la contraseña nueva',
  'password.submit': 'Cambiar la contraseña',
  'password.busy': 'Cambiando...',
  'password.cancel': 'Mantener la contraseña actual',
  'password.done': 'Su contraseña se ha cambiado. Se ha cerrado la sesión en todos sus demás dispositivos.',
  'password.failed': 'No se pudo cambiar la contraseña. Vuelva a intentarlo.',
};
