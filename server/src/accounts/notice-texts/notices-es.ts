import { brand } from '@verdant/shared/brand';
import type { Translation } from '../../language/catalogues';
import type { en } from './notices-en';

export const es: Translation<typeof en> = {
  greeting: 'Hola:',
  fallback: 'Si el botón no hace nada, copie esta dirección en su navegador:',
  'password-changed': {
    subject: `Se ha cambiado su contraseña de ${brand.name}`,
    what: `Se acaba de cambiar la contraseña de la cuenta de ${brand.name} de esta dirección. Se ha cerrado la sesión en todos los demás dispositivos.`,
    otherwise: 'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva:',
    button: 'Elegir una contraseña nueva',
  },
  'email-change-requested': {
    subject: `Su cuenta de ${brand.name} puede cambiar de correo electrónico`,
    what: `Alguien que conoce su contraseña ha pedido otro correo electrónico para su cuenta de ${brand.name}. Cambiará cuando se confirme esa dirección.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva; eso también detiene el cambio:',
    button: 'Elegir una contraseña nueva',
  },
  'email-changed': {
    subject: `Se ha cambiado el correo electrónico de su cuenta de ${brand.name}`,
    what: `Su cuenta de ${brand.name} tiene ahora otro correo electrónico. Este ya no le pertenece, y los correos sobre la cuenta llegan al nuevo.`,
    otherwise: 'Si ha sido usted, no tiene que hacer nada: a partir de ahora, inicie sesión con la dirección nueva.',
    button: 'Iniciar sesión',
  },
  'second-factor-on': {
    subject: `El inicio de sesión en dos pasos de su cuenta de ${brand.name} está activado`,
    what: `Se acaba de activar el inicio de sesión en dos pasos en la cuenta de ${brand.name} de esta dirección: para entrar hace falta también un código de una aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y revise sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
  'second-factor-off': {
    subject: `El inicio de sesión en dos pasos de su cuenta de ${brand.name} está desactivado`,
    what: `Se acaba de desactivar el inicio de sesión en dos pasos en la cuenta de ${brand.name} de esta dirección: basta con la contraseña para entrar. Se ha cerrado la sesión en todos los demás dispositivos.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y revise sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
  'recovery-codes-replaced': {
    subject: `Nuevos códigos de recuperación para su cuenta de ${brand.name}`,
    what: `Se acaban de crear códigos de recuperación nuevos para la cuenta de ${brand.name} de esta dirección. Los anteriores ya no sirven y se ha cerrado la sesión en todos los demás dispositivos.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y revise sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
  'recovery-code-used': {
    subject: `Se ha usado un código de recuperación de su cuenta de ${brand.name}`,
    what: (left) =>
      `Alguien acaba de iniciar sesión en la cuenta de ${brand.name} de esta dirección con la contraseña y un código de recuperación. Ese código ya no sirve. Códigos de recuperación restantes: ${left}.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada; puede crear códigos nuevos en sus ajustes de seguridad. Si no, elija ahora una contraseña nueva y revise sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
  'passkey-added': {
    subject: `Se ha añadido una llave de acceso a su cuenta de ${brand.name}`,
    what: `Se acaba de añadir una llave de acceso a la cuenta de ${brand.name} de esta dirección: quien la tiene inicia sesión sin la contraseña.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y quite la llave de acceso en sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
  'passkey-removed': {
    subject: `Se ha quitado una llave de acceso de su cuenta de ${brand.name}`,
    what: `Se acaba de quitar una llave de acceso de la cuenta de ${brand.name} de esta dirección y ya no sirve para entrar. Se ha cerrado la sesión en todos los demás dispositivos.`,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y revise sus ajustes de seguridad:',
    button: 'Elegir una contraseña nueva',
  },
};
