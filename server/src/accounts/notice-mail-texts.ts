import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  'password-changed': {
    subject: `Your ${brand.name} password was changed`,
    what: `The password of the ${brand.name} account of this address was just changed. Every other device has been signed out.`,
    otherwise: 'If it was you, there is nothing to do. If not, choose a new password now:',
    button: 'Choose a new password',
  },
  'email-change-requested': {
    subject: `Your ${brand.name} account may get another email address`,
    what: `Somebody who knows your password asked for another email address for your ${brand.name} account. It changes once that address is confirmed.`,
    otherwise: 'If it was you, there is nothing to do. If not, choose a new password now, which also stops the change:',
    button: 'Choose a new password',
  },
  'email-changed': {
    subject: `The email address of your ${brand.name} account was changed`,
    what: `Your ${brand.name} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one.`,
    otherwise: 'If it was you, there is nothing to do: from now on, sign in with the new address.',
    button: 'Sign in',
  },
  'second-factor-on': {
    subject: `Two-step sign-in is on for your ${brand.name} account`,
    what: `Two-step sign-in was just switched on for the ${brand.name} account of this address: signing in now also takes a code from an authenticator app. Every other device has been signed out.`,
    otherwise:
      'If it was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'second-factor-off': {
    subject: `Two-step sign-in is off for your ${brand.name} account`,
    what: `Two-step sign-in was just switched off for the ${brand.name} account of this address: the password alone is enough to sign in. Every other device has been signed out.`,
    otherwise:
      'If it was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'recovery-codes-replaced': {
    subject: `New recovery codes for your ${brand.name} account`,
    what: `New recovery codes were just made for the ${brand.name} account of this address. The former ones no longer work, and every other device has been signed out.`,
    otherwise:
      'If it was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
};

/** Mails that tell the owner of an account of a change that somebody else could have made. */
export const noticeMailTexts: Catalogues<typeof en> = {
  en,
  es: {
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
  },
  fr: {
    greeting: 'Bonjour,',
    fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
    'password-changed': {
      subject: `Votre mot de passe ${brand.name} a été changé`,
      what: `Le mot de passe du compte ${brand.name} de cette adresse vient d'être changé. Tous les autres appareils ont été déconnectés.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0:",
      button: 'Choisir un nouveau mot de passe',
    },
    'email-change-requested': {
      subject: `L'adresse e-mail de votre compte ${brand.name} va peut-être changer`,
      what: `Quelqu'un qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte ${brand.name}. Elle changera dès que cette adresse sera confirmée.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, ce qui arrête aussi le changement\u00a0:",
      button: 'Choisir un nouveau mot de passe',
    },
    'email-changed': {
      subject: `L'adresse e-mail de votre compte ${brand.name} a été changée`,
      what: `Votre compte ${brand.name} a maintenant une autre adresse e-mail. Celle-ci n'en fait plus partie, et les e-mails sur le compte vont à la nouvelle.`,
      otherwise: "Si c'était vous, il n'y a rien à faire\u00a0: désormais, connectez-vous avec la nouvelle adresse.",
      button: 'Se connecter',
    },
    'second-factor-on': {
      subject: `La connexion en deux étapes est activée pour votre compte ${brand.name}`,
      what: `La connexion en deux étapes vient d'être activée pour le compte ${brand.name} de cette adresse\u00a0: il faut désormais aussi un code d'une application d'authentification. Tous les autres appareils ont été déconnectés.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
      button: 'Choisir un nouveau mot de passe',
    },
    'second-factor-off': {
      subject: `La connexion en deux étapes est désactivée pour votre compte ${brand.name}`,
      what: `La connexion en deux étapes vient d'être désactivée pour le compte ${brand.name} de cette adresse\u00a0: le mot de passe suffit pour se connecter. Tous les autres appareils ont été déconnectés.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
      button: 'Choisir un nouveau mot de passe',
    },
    'recovery-codes-replaced': {
      subject: `De nouveaux codes de secours pour votre compte ${brand.name}`,
      what: `De nouveaux codes de secours viennent d'être créés pour le compte ${brand.name} de cette adresse. Les anciens ne fonctionnent plus et tous les autres appareils ont été déconnectés.`,
      otherwise:
        "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
      button: 'Choisir un nouveau mot de passe',
    },
  },
  de: {
    greeting: 'Guten Tag!',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    'password-changed': {
      subject: `Ihr Passwort für ${brand.name} wurde geändert`,
      what: `Das Passwort des ${brand.name}-Kontos mit dieser Adresse wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.`,
      otherwise: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort:',
      button: 'Neues Passwort wählen',
    },
    'email-change-requested': {
      subject: `Ihr ${brand.name}-Konto bekommt vielleicht eine andere E-Mail-Adresse`,
      what: `Jemand, der Ihr Passwort kennt, hat eine andere E-Mail-Adresse für Ihr ${brand.name}-Konto angefordert. Sie ändert sich, sobald die neue bestätigt ist.`,
      otherwise:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort; auch das hält die Änderung auf:',
      button: 'Neues Passwort wählen',
    },
    'email-changed': {
      subject: `Die E-Mail-Adresse Ihres ${brand.name}-Kontos wurde geändert`,
      what: `Ihr ${brand.name}-Konto hat jetzt eine andere E-Mail-Adresse. Diese gehört nicht mehr dazu, und E-Mails zum Konto gehen an die neue.`,
      otherwise: 'Wenn Sie das waren, ist nichts zu tun: Melden Sie sich ab jetzt mit der neuen Adresse an.',
      button: 'Anmelden',
    },
    'second-factor-on': {
      subject: `Die Anmeldung in zwei Schritten ist für Ihr ${brand.name}-Konto eingeschaltet`,
      what: `Für das ${brand.name}-Konto mit dieser Adresse wurde soeben die Anmeldung in zwei Schritten eingeschaltet: Ab jetzt gehört auch ein Code aus einer Authenticator-App dazu. Alle anderen Geräte wurden abgemeldet.`,
      otherwise:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
      button: 'Neues Passwort wählen',
    },
    'second-factor-off': {
      subject: `Die Anmeldung in zwei Schritten ist für Ihr ${brand.name}-Konto ausgeschaltet`,
      what: `Für das ${brand.name}-Konto mit dieser Adresse wurde soeben die Anmeldung in zwei Schritten ausgeschaltet: Zum Anmelden genügt das Passwort. Alle anderen Geräte wurden abgemeldet.`,
      otherwise:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
      button: 'Neues Passwort wählen',
    },
    'recovery-codes-replaced': {
      subject: `Neue Wiederherstellungscodes für Ihr ${brand.name}-Konto`,
      what: `Für das ${brand.name}-Konto mit dieser Adresse wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr, und alle anderen Geräte wurden abgemeldet.`,
      otherwise:
        'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
      button: 'Neues Passwort wählen',
    },
  },
};
