import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'support.title': 'Apoyo, si lo quiere',
  'support.intro':
    'Algunas de sus respuestas suenan difíciles. No tiene que llevarlo a solas: estas personas escuchan y ayudan. Suelen atender en inglés.',
  'support.private': 'Nadie más ve esto, no cambia ninguna puntuación y puede continuar cuando quiera.',
  'support.emergency': 'Si alguien corre peligro ahora mismo, llame a la policía, los bomberos o la ambulancia:',
  'support.sms': 'SMS al {phone}',
  'support.hours.always': '24 horas, todos los días',
  'support.hours.weekdays': 'De lunes a viernes, de 9:30 a 16:30',
  'support.for.lifeline': 'Para quien sufre o piensa en el suicidio.',
  'support.for.beyond-blue': 'Para quien siente ansiedad, tristeza o agobio.',
  'support.for.13yarn': 'De y para personas aborígenes e isleñas del Estrecho de Torres.',
  'support.for.1800respect': 'Para quien sufre daño, miedo o control de una persona cercana, también con el dinero.',
  'support.for.gambling-help': 'Para quien se preocupa por el juego, propio o de una persona cercana.',
  'support.for.debt-helpline':
    'Para quien no puede con el alquiler, las facturas o las deudas: asesoría financiera gratuita.',
  'support.leave': 'Salir rápido de este sitio',
  'support.leaveHint': 'Abre el tiempo. Esta página queda en el historial de su navegador.',
  'support.dismiss': 'Ocultar',
};
