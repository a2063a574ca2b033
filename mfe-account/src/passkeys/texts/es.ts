import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: 'Llaves de acceso',
  about:
    'Inicie sesión con la huella, la cara o el PIN de su dispositivo en lugar de la contraseña. Una llave de acceso no se puede adivinar, y ningún sitio web falso puede sonsacársela.',
  empty:
    'Todavía no tiene ninguna llave de acceso (passkey). Es una llave que su dispositivo o su gestor de contraseñas guarda por usted. Solo usted puede usarla, y solo en este sitio web.',
  full: 'Tiene {count} llaves de acceso, el máximo de una cuenta. Quite una para añadir otra.',
  locked: 'Confirme primero su correo electrónico. Después podrá añadir una llave de acceso.',
  loading: 'Cargando sus llaves de acceso',
  notLoaded: 'No se pudieron cargar sus llaves de acceso. Vuelva a intentarlo.',
  again: 'Volver a intentarlo',
  name: 'Nombre',
  'name.hint': 'Para que la reconozca en esta lista.',
  'name.suggested': '{browser} en {system}',
  password: 'Contraseña actual',
  busy: 'Un momento...',
  cancel: 'Cancelar',
  failed: 'No ha funcionado. Vuelva a intentarlo.',
  synced: 'Sincronizada',
  suspended: 'En pausa',
  'review.about':
    'Su contraseña se restableció. Hasta que decida, las llaves en pausa solo sirven después de su contraseña.',
  'review.open': 'Decidir qué se queda',
  'times.used': 'Añadida {created}, usada por última vez {used}',
  'times.unused': 'Añadida {created}, aún sin usar',
  'add.open': 'Añadir una llave de acceso',
  'add.submit': 'Continuar',
  'add.hint': 'Después, su navegador le preguntará dónde guardar la llave de acceso.',
  'add.cancelled': 'No se ha añadido ninguna llave de acceso: se canceló o tardó demasiado.',
  'add.known': 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso para su cuenta.',
  'add.unsupported': 'Este navegador o dispositivo no puede guardar llaves de acceso. Pruebe con otro.',
  'add.domain': 'Las llaves de acceso no funcionan en esta dirección del sitio web.',
  'add.failed': 'No se pudo añadir la llave de acceso. Vuelva a intentarlo.',
  rename: 'Cambiar el nombre',
  'rename.named': 'Cambiar el nombre: {name}',
  'rename.submit': 'Guardar el nombre',
  remove: 'Quitar',
  'remove.named': 'Quitar: {name}',
  'remove.about':
    '{name} dejará de servir para entrar, y se cerrará la sesión en todos sus demás dispositivos. Su contraseña sigue sirviendo.',
  'remove.submit': 'Quitar la llave de acceso',
  'done.added': 'Se ha añadido la llave de acceso. A partir de ahora puede iniciar sesión con ella.',
  'done.renamed': 'Se ha cambiado el nombre.',
  'done.removed':
    'Se ha quitado la llave de acceso. Se ha cerrado la sesión en todos sus demás dispositivos. Si su dispositivo todavía la ofrece, elimínela también allí.',
};
