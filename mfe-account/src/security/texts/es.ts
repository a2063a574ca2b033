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

  'devices.title': 'Dispositivos con sesión iniciada',
  'devices.about':
    'Dónde se usa ahora su cuenta. Si no conoce un dispositivo, cierre su sesión y cambie la contraseña.',
  'devices.name': '{browser} en {system}',
  'devices.unknown': 'Dispositivo desconocido',
  'devices.current': 'Este dispositivo',
  'devices.times': 'Sesión iniciada: {created}; último uso: {used}',
  'devices.signOut': 'Cerrar sesión',
  'devices.signOutNamed': 'Cerrar sesión: {name}, iniciada {created}',
  'devices.signOutOthers': 'Cerrar sesión en los demás dispositivos',
  'devices.done': 'Sesión cerrada.',
  'devices.loading': 'Cargando sus dispositivos',
  'devices.notLoaded': 'No se pudieron cargar sus dispositivos. Vuelva a intentarlo.',
  'devices.notSignedOut': 'No se pudo cerrar la sesión del dispositivo. Vuelva a intentarlo.',
  'devices.again': 'Reintentar',
};
