import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'keep-account.title': 'Conserve su cuenta',
  'keep-account.text': 'Su cuenta se va a eliminar. Pulse el botón para conservarla con todo su contenido.',
  'keep-account.button': 'Conservar mi cuenta',
  'keep-account.done': 'Su cuenta se conserva. Vuelva a iniciar sesión.',
  'verify-email.title': 'Confirme su correo electrónico',
  'verify-email.text': 'Pulse el botón para confirmar que este correo electrónico es suyo.',
  'verify-email.button': 'Confirmar mi correo electrónico',
  'verify-email.done': 'Gracias. Su correo electrónico está confirmado.',
  'change-email.title': 'Usar este correo electrónico',
  'change-email.text':
    'Pulse el botón para usar esta dirección en su cuenta a partir de ahora, también para iniciar sesión.',
  'change-email.button': 'Usar este correo electrónico',
  'change-email.done': 'Su cuenta tiene ahora este correo electrónico. Úselo para iniciar sesión.',
  'password.hint': 'De la cuenta a la que corresponde este enlace. Aquí no ha iniciado sesión en ella.',
  busy: 'Un momento...',
  failed: 'No ha funcionado. Vuelva a intentarlo.',
  signIn: 'Iniciar sesión',
  dashboard: 'Ir al panel',
  'bad.title': 'Este enlace no funciona',
  'bad.subtitle': 'No se ha cambiado nada.',
  'bad.text':
    'Un enlace funciona una sola vez, durante un tiempo limitado y solo hasta que se envía otro más reciente.',
  missing: 'Vuelva a abrir el enlace del correo.',
  'deleted.title': 'Su cuenta se va a eliminar',
  'deleted.subtitle': 'Se ha cerrado la sesión en todos sus dispositivos.',
  'deleted.text':
    'Se eliminará el {day}. Hasta entonces puede conservarla: con el enlace del correo que le hemos enviado o iniciando sesión.',
};
