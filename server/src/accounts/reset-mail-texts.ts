import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  subject: `Choose a new password for ${brand.name}`,
  greeting: 'Hello,',
  reason: `Somebody, probably you, asked for a new password for the ${brand.name} account of this address.`,
  how: (duration: string) => `Choose the new password here. The link works once, for ${duration}:`,
  button: 'Choose a new password',
  fallback: 'If the button does nothing, copy this address into your browser:',
  otherwise: 'If it was not you, ignore this email: your password stays as it is.',
  warning: `Keep this link to yourself. ${brand.name} never asks you for it.`,
};

/** The mail with the link to choose a new password. */
export const resetMailTexts: Catalogues<typeof en> = {
  en,
  es: {
    subject: `Elija una contraseña nueva para ${brand.name}`,
    greeting: 'Hola:',
    reason: `Alguien, probablemente usted, ha pedido una contraseña nueva para la cuenta de ${brand.name} de esta dirección.`,
    how: (duration) => `Elija aquí la contraseña nueva. El enlace funciona una sola vez, durante ${duration}:`,
    button: 'Elegir una contraseña nueva',
    fallback: 'Si el botón no hace nada, copie esta dirección en su navegador:',
    otherwise: 'Si no ha sido usted, no haga caso de este correo: su contraseña no cambia.',
    warning: `No comparta este enlace con nadie. ${brand.name} nunca se lo pedirá.`,
  },
  fr: {
    subject: `Choisissez un nouveau mot de passe pour ${brand.name}`,
    greeting: 'Bonjour,',
    reason: `Quelqu'un, sans doute vous, a demandé un nouveau mot de passe pour le compte ${brand.name} de cette adresse.`,
    how: (duration) =>
      `Choisissez le nouveau mot de passe ici. Le lien fonctionne une seule fois, pendant ${duration}\u00a0:`,
    button: 'Choisir un nouveau mot de passe',
    fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
    otherwise: "Si ce n'était pas vous, ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
    warning: `Gardez ce lien pour vous. ${brand.name} ne vous le demandera jamais.`,
  },
  de: {
    subject: `Wählen Sie ein neues Passwort für ${brand.name}`,
    greeting: 'Guten Tag!',
    reason: `Jemand, wahrscheinlich Sie, hat ein neues Passwort für das ${brand.name}-Konto mit dieser Adresse angefordert.`,
    how: (duration) => `Hier wählen Sie das neue Passwort. Der Link funktioniert einmal, ${duration} lang:`,
    button: 'Neues Passwort wählen',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    warning: `Geben Sie diesen Link nicht weiter. ${brand.name} fragt Sie nie danach.`,
  },
};
