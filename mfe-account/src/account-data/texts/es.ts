import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'export.title': 'Sus datos',
  'export.about':
    'Todo lo que se guarda sobre usted en un archivo ZIP: como JSON y como tablas CSV para una hoja de cálculo.',
  'export.start': 'Descargar mis datos',
  'export.busy': 'Preparando...',
  'export.started': 'La descarga ha empezado.',
  'export.failed': 'No se pudo iniciar la descarga. Vuelva a intentarlo.',
  'delete.title': 'Eliminar la cuenta',
  'delete.about':
    'Su cuenta se elimina al cabo de 7 días, con sus respuestas, puntuaciones y bancos vinculados. Hasta entonces puede conservarla.',
  'delete.open': 'Eliminar mi cuenta',
  'delete.warning':
    'Se cerrará la sesión de inmediato en todos sus dispositivos, y recibirá un correo con un enlace para conservar la cuenta.',
  'delete.submit': 'Eliminar mi cuenta',
  'delete.busy': 'Eliminando...',
  'delete.cancel': 'Conservar mi cuenta',
  'delete.failed': 'No se pudo eliminar la cuenta. Vuelva a intentarlo.',
};
