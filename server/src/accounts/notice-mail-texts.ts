import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  greeting: 'Hello,',
  button: 'Choose a new password',
  fallback: 'If the button does nothing, copy this address into your browser:',
  'password-changed': {
    subject: `Your ${brand.name} password was changed`,
    what: `The password of the ${brand.name} account of this address was just changed. Every other device has been signed out.`,
    otherwise: 'If it was you, there is nothing to do. If not, choose a new password now:',
  },
};

/** Mails that tell the owner of an account of a change that somebody else could have made. */
export const noticeMailTexts: Catalogues<typeof en> = {
  en,
  es: {
    greeting: 'Hola:',
    button: 'Elegir una contraseña nueva',
    fallback: 'Si el botón no hace nada, copie esta dirección en su navegador:',
    'password-changed': {
      subject: `Se ha cambiado su contraseña de ${brand.name}`,
      what: `Se acaba de cambiar la contraseña de la cuenta de ${brand.name} de esta dirección. Se ha cerrado la sesión en todos los demás dispositivos.`,
      otherwise: 'Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva:',
    },
  },
  fr: {
    greeting: 'Bonjour,',
    button: 'Choisir un nouveau mot de passe',
    fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
    'password-changed': {
      subject: `Votre mot de passe ${brand.name} a été changé`,
      what: `Le mot de passe du compte ${brand.name} de cette adresse vient d'être changé. Tous les autres appareils ont été déconnectés.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0:",
    },
  },
  de: {
    greeting: 'Guten Tag!',
    button: 'Neues Passwort wählen',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    'password-changed': {
      subject: `Ihr Passwort für ${brand.name} wurde geändert`,
      what: `Das Passwort des ${brand.name}-Kontos mit dieser Adresse wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.`,
      otherwise: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort:',
    },
  },
};
