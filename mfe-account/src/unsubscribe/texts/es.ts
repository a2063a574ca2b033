import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: '¿No recibir más recordatorios por correo?',
  subtitle:
    'No recibirá más recordatorios de chequeos ni de conexiones bancarias. Los correos sobre la seguridad de su cuenta se envían siempre.',
  stop: 'Dejar de recibirlos',
  busy: 'Un momento...',
  failed: 'No se han podido desactivar los recordatorios. Inténtelo de nuevo.',
  'done.title': 'Recordatorios desactivados',
  'done.subtitle': 'Puede volver a activarlos cuando quiera.',
  done: 'No recibirá más recordatorios por correo. El interruptor está en los ajustes, en «Notificaciones».',
  'unknown.title': 'Este enlace no funciona',
  'unknown.subtitle': 'No se ha cambiado nada.',
  unknown:
    'Use el enlace del recordatorio más reciente, o inicie sesión y desactive las notificaciones por correo en los ajustes.',
  next: 'Continuar a Verdant',
};
