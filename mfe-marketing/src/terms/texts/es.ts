import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: 'Condiciones de uso',
  subtitle: 'Qué puede esperar de {brand} y qué espera {brand} de usted.',
  'draft.mark': 'Borrador del 22 de noviembre de 2026',
  'draft.text':
    'Ningún abogado ha revisado todavía estas condiciones. Describen el producto tal como es hoy. Antes de que {brand} se ofrezca al público, deben decir quién lo gestiona y qué ley se aplica.',
  contents: 'En esta página',
  related: 'Privacidad',

  product: 'Qué es {brand}',
  'product.text':
    '{brand} le hace preguntas sobre su dinero, calcula a partir de sus respuestas la puntuación de su salud financiera, la explica y propone qué hacer a continuación. Está hecho para particulares en Australia; los importes están en dólares australianos.',
  'product.samples':
    'Varias páginas muestran datos de ejemplo y lo dicen. Las citas, la valoración de los usuarios y el horario de atención de la página de inicio son ilustrativos.',
  advice: 'Información general, no asesoramiento financiero',
  'advice.text':
    'La puntuación, las explicaciones y las recomendaciones son información general. Se derivan de sus respuestas según reglas fijas. No tienen en cuenta sus objetivos, su situación financiera y sus necesidades en conjunto, y nadie los ha examinado.',
  'advice.before':
    'Antes de seguirlas, piense si le convienen, lea lo que dice el proveedor de un producto y, en caso de duda, consulte a un asesor financiero con licencia.',
  'advice.licence':
    'Nada de lo que aparece aquí dice que {brand} tenga una licencia australiana de servicios financieros (Australian financial services licence). Si las recomendaciones que se derivan de las respuestas de una persona son asesoramiento personal es una de las preguntas para el abogado.',
  score: 'Qué es una puntuación',
  'score.text':
    'Una puntuación es una estimación de 0 a 100 con un intervalo que muestra cuánto dejan abierto sus respuestas. No es una calificación crediticia, y {brand} no la envía a ningún prestamista.',
  account: 'Su cuenta',
  'account.text':
    'Use su propio correo electrónico y una contraseña que no use en ningún otro sitio. Si otra persona puede conocerla, elija una nueva con el enlace de contraseña olvidada de la página de inicio de sesión: así se cierran todas las sesiones de la cuenta.',
  bank: 'Vincular un banco',
  'bank.text':
    'Vincular un banco es opcional, y puede desconectarlo. Los datos de acceso de su banco se escriben en la ventana de un agregador y no en una página de {brand}. Si su banco lo permite es asunto entre usted y su banco. {brand} no puede mover dinero.',
  'bank.practice':
    'Donde {brand} no tiene conexión con bancos reales, ofrece bancos ficticios. No escriba allí datos de un banco real.',
  use: 'Qué no está permitido',
  'use.others': 'Usar la cuenta o los datos de otra persona.',
  'use.limits': 'Eludir los límites y las protecciones del producto.',
  'use.flood': 'Enviar tantas solicitudes que otras personas no puedan usarlo.',
  cost: 'Cuánto cuesta',
  'cost.text': 'Nada: {brand} no tiene ningún medio para cobrar.',
  availability: 'Qué no se promete',
  'availability.text':
    '{brand} puede equivocarse, no estar disponible o cambiar mañana. Compruebe con su banco las cifras que le importen.',
  'availability.law':
    'Nada en esta página le quita derechos que la ley le da y que no pueden excluirse, como los de la ley australiana de consumo (Australian Consumer Law).',
  ending: 'Si quiere dejarlo',
  'ending.text':
    'Puede dejar de usar {brand} cuando quiera. Su cuenta permanece hasta que se elimina; la página de privacidad dice cómo se hace hoy.',
  changes: 'Si estas condiciones cambian',
  'changes.text':
    'La fecha de arriba indica qué versión es esta. {brand} todavía no guarda qué versión aceptó usted y no le escribe cuando cambia.',
};
