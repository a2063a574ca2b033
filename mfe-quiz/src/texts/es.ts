import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'page.title': 'Queremos conocerle',
  'page.subtitle': 'Unos tres minutos. Su progreso se guarda después de cada respuesta.',

  'progress.label': 'Progreso del cuestionario',
  'progress.position': 'Pregunta {current} de {total}',
  'progress.complete': '{percent} % completado',

  loading: 'Cargando...',
  'loading.announcement': 'Cargando su cuestionario...',
  'load.retry': 'Volver a intentarlo',

  'error.load': 'No se pudo cargar el cuestionario. Vuelva a intentarlo.',
  'error.restart': 'No se pudo reiniciar el cuestionario. Vuelva a intentarlo.',
  'error.submit': 'No se pudo enviar la respuesta. Vuelva a intentarlo.',
  'error.continue': 'No se pudo continuar la sesión. Vuelva a intentarlo.',
  'error.back': 'No es posible volver a las preguntas anteriores.',
  'error.gone': 'Este cuestionario se terminó o se reinició en otro lugar.',
  'error.reload': 'Volver a cargar el cuestionario',
  'notice.moved': 'La pregunta anterior ya estaba respondida. Esta es la siguiente.',

  'question.focus': 'Tema: {area}',
  'question.back': 'Atrás',
  'question.next': 'Siguiente',
  'scale.low': 'Bajo',
  'scale.high': 'Alto',
  'scale.value': '{value} de {max}',
  'scale.hint': 'Mueva el control, o déjelo en {initial} si es más o menos correcto.',
  'text.placeholder': 'Escriba aquí su respuesta...',
  'text.counter': '{count} de {max} caracteres',

  'focus.cash_flow': 'Ingresos y gastos',
  'focus.emergency_fund': 'Fondo de emergencia',
  'focus.debt': 'Deudas',
  'focus.protection': 'Protección',
  'focus.planning': 'Planificación',
  'focus.investing': 'Inversión',
  'focus.your_goals': 'Sus metas',
  'focus.profile': 'Sus metas',

  'resume.title': '¿Continuar la sesión anterior?',
  'resume.text-one': 'Hasta ahora ha respondido una pregunta. Siga donde lo dejó o empiece de nuevo.',
  'resume.text': 'Hasta ahora ha respondido {count} preguntas. Siga donde lo dejó o empiece de nuevo.',
  'resume.continue': 'Continuar la sesión',
  'resume.fresh': 'Empezar de nuevo',
  'completed.title': '¡Cuestionario ya completado!',
  'completed.text':
    'Sus resultados le esperan en el panel. ¿Ha cambiado algo? Repita el cuestionario para obtener una puntuación nueva.',
  'completed.restart': 'Repetir el cuestionario',
  'completed.dashboard': 'Ir al panel',

  'extras.title': '¿Quiere recomendaciones más acertadas?',
  'extras.text':
    'Es opcional: responda lo que quiera o vaya directamente a sus resultados. Nada de esto cambia su puntuación.',
  'extras.saved': 'Guardado. Sus resultados están listos cuando usted quiera.',
  'extras.failed': 'No se pudieron guardar estos datos. Vuelva a intentarlo o continúe sin ellos.',
  'extras.skip': 'Continuar sin guardarlos',
  'extras.results': 'Ver mis resultados',

  'actions.title': 'Desde su último cuestionario',
  'actions.text': 'Opcional: así su lista de acciones se mantiene al día. Nada de esto cambia su puntuación.',
  'actions.question': 'La última vez se sugirió esto: {title}. ¿Ha podido hacerlo?',
  'actions.done': 'Hecho',
  'actions.open': 'Pendiente',
  'actions.dismissed': 'No es para mí',
  'actions.failed': 'No se pudo guardar. Elija de nuevo.',

  'finishing.title': 'Preparando sus resultados...',
  'finishing.text': 'Estamos convirtiendo sus respuestas en una puntuación y un plan hechos para usted.',

  'bank.invite': '¿Quiere análisis a partir de sus cifras reales?',
  'bank.invite-text': 'Conectar un banco es opcional y puede hacerlo más tarde.',
  'bank.open': 'Conectar su banco',
  'bank.title': 'Conecte su cuenta bancaria',
  'bank.text':
    'Conecte una cuenta para ver, junto a sus respuestas, análisis personalizados de sus propios movimientos.',
  'bank.optional': 'Es opcional: su puntuación funciona sin banco.',
  'bank.saved': 'Sus respuestas están guardadas. Puede terminar el resto cuando quiera.',
  'bank.yes': 'Sí, conectar mi banco',
  'bank.skip': 'Omitir por ahora',
  'bank.close': 'Cerrar',
};
