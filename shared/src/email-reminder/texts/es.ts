import type { en, MessageKey } from './en';

export const es: Record<keyof typeof en | MessageKey, string> = {
  'reminder.label': 'Confirmar su correo electrónico',
  'reminder.unconfirmed': 'Confirme su correo electrónico: abra el enlace del correo que hemos enviado a {email}.',
  'reminder.send': 'Enviar el correo otra vez',
  'reminder.sent': 'Enviado. Solo funciona el enlace más reciente, durante 24 horas.',
  'reminder.notSent': 'No se pudo enviar el correo. Vuelva a intentarlo.',
  'reminder.offline': 'Error de red. Compruebe su conexión a internet y vuelva a intentarlo.',
  'reminder.dismiss': 'Ahora no',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Demasiados intentos. Vuelva a intentarlo en {0} segundos.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Demasiados intentos. Vuelva a intentarlo en {0} minutos.',
  'message.The server is busy. Please try again in a moment.':
    'El servidor está ocupado. Vuelva a intentarlo en un momento.',
  'message.The service is not available just now. Please try again in a moment.':
    'El servicio no está disponible en este momento. Vuelva a intentarlo dentro de un rato.',
  'message.Something went wrong on our side. Please try again later.':
    'Algo ha fallado por nuestra parte. Vuelva a intentarlo más tarde.',
};
