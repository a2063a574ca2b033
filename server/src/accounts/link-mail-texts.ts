import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  warning: `Keep this link to yourself. ${brand.name} never asks you for it.`,
  'keep-account': {
    subject: `Your ${brand.name} account will be deleted`,
    what: (day: string) =>
      `You asked us to delete your ${brand.name} account. It will be deleted with everything in it on ${day}, and you have been signed out on all your devices.`,
    how: 'Changed your mind? Until then you can keep it:',
    button: 'Keep my account',
    otherwise: 'If it was not you, keep the account with this link and choose a new password.',
  },
  'verify-email': {
    subject: `Confirm your email address for ${brand.name}`,
    what: (_day: string) => `A ${brand.name} account was created with this email address.`,
    how: 'Please confirm that it is yours. The link works once, for 24 hours:',
    button: 'Confirm my email address',
    otherwise: 'If it was not you, ignore this email.',
  },
  'change-email': {
    subject: `Confirm your new email address for ${brand.name}`,
    what: (_day: string) => `Somebody, probably you, wants to use this address for a ${brand.name} account.`,
    how: 'Please confirm it. The link works once, for 24 hours; until then the account keeps its present address:',
    button: 'Use this email address',
    otherwise: 'If it was not you, ignore this email: nothing changes.',
  },
  taken: {
    subject: `This email address already has a ${brand.name} account`,
    what: `Somebody, probably you, wants to use this address for another ${brand.name} account.`,
    how: 'It already has an account of its own, so nothing was changed. You can sign in to that one:',
    button: 'Sign in',
    otherwise: 'If it was not you, ignore this email: nothing changes.',
  },
};

/** The mails whose link does something for an account; `day` is when it will be deleted. */
export const linkMailTexts: Catalogues<typeof en> = {
  en,
  es: {
    greeting: 'Hola:',
    fallback: 'Si el botón no hace nada, copie esta dirección en su navegador:',
    warning: `No comparta este enlace con nadie. ${brand.name} nunca se lo pedirá.`,
    'keep-account': {
      subject: `Su cuenta de ${brand.name} se va a eliminar`,
      what: (day) =>
        `Ha pedido que eliminemos su cuenta de ${brand.name}. Se eliminará con todo su contenido el ${day}, y se ha cerrado la sesión en todos sus dispositivos.`,
      how: '¿Ha cambiado de idea? Hasta entonces puede conservarla:',
      button: 'Conservar mi cuenta',
      otherwise: 'Si no ha sido usted, conserve la cuenta con este enlace y elija una contraseña nueva.',
    },
    'verify-email': {
      subject: `Confirme su correo electrónico para ${brand.name}`,
      what: () => `Se ha creado una cuenta de ${brand.name} con este correo electrónico.`,
      how: 'Confirme que es suyo. El enlace funciona una sola vez, durante 24 horas:',
      button: 'Confirmar mi correo electrónico',
      otherwise: 'Si no ha sido usted, no haga caso de este correo.',
    },
    'change-email': {
      subject: `Confirme su nuevo correo electrónico para ${brand.name}`,
      what: () => `Alguien, probablemente usted, quiere usar esta dirección para una cuenta de ${brand.name}.`,
      how: 'Confírmela. El enlace funciona una sola vez, durante 24 horas; hasta entonces la cuenta conserva su dirección actual:',
      button: 'Usar este correo electrónico',
      otherwise: 'Si no ha sido usted, no haga caso de este correo: no cambia nada.',
    },
    taken: {
      subject: `Este correo electrónico ya tiene una cuenta de ${brand.name}`,
      what: `Alguien, probablemente usted, quiere usar esta dirección para otra cuenta de ${brand.name}.`,
      how: 'Ya tiene una cuenta propia, así que no se ha cambiado nada. Puede iniciar sesión en ella:',
      button: 'Iniciar sesión',
      otherwise: 'Si no ha sido usted, no haga caso de este correo: no cambia nada.',
    },
  },
  fr: {
    greeting: 'Bonjour,',
    fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
    warning: `Gardez ce lien pour vous. ${brand.name} ne vous le demandera jamais.`,
    'keep-account': {
      subject: `Votre compte ${brand.name} va être supprimé`,
      what: (day) =>
        `Vous avez demandé la suppression de votre compte ${brand.name}. Il sera supprimé avec tout son contenu le ${day}, et vous avez été déconnecté de tous vos appareils.`,
      how: "Vous avez changé d'avis\u00a0? Vous pouvez le garder jusque-là\u00a0:",
      button: 'Garder mon compte',
      otherwise: "Si ce n'était pas vous, gardez le compte avec ce lien et choisissez un nouveau mot de passe.",
    },
    'verify-email': {
      subject: `Confirmez votre adresse e-mail pour ${brand.name}`,
      what: () => `Un compte ${brand.name} a été créé avec cette adresse e-mail.`,
      how: "Confirmez qu'elle est bien à vous. Le lien fonctionne une seule fois, pendant 24 heures\u00a0:",
      button: 'Confirmer mon adresse e-mail',
      otherwise: "Si ce n'était pas vous, ignorez cet e-mail.",
    },
    'change-email': {
      subject: `Confirmez votre nouvelle adresse e-mail pour ${brand.name}`,
      what: () => `Quelqu'un, sans doute vous, veut utiliser cette adresse pour un compte ${brand.name}.`,
      how: "Confirmez-la. Le lien fonctionne une seule fois, pendant 24 heures\u00a0; d'ici là, le compte garde son adresse actuelle\u00a0:",
      button: 'Utiliser cette adresse e-mail',
      otherwise: "Si ce n'était pas vous, ignorez cet e-mail\u00a0: rien ne change.",
    },
    taken: {
      subject: `Cette adresse e-mail a déjà un compte ${brand.name}`,
      what: `Quelqu'un, sans doute vous, veut utiliser cette adresse pour un autre compte ${brand.name}.`,
      how: "Elle a déjà son propre compte, rien n'a donc été changé. Vous pouvez vous y connecter\u00a0:",
      button: 'Se connecter',
      otherwise: "Si ce n'était pas vous, ignorez cet e-mail\u00a0: rien ne change.",
    },
  },
  de: {
    greeting: 'Guten Tag!',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    warning: `Geben Sie diesen Link nicht weiter. ${brand.name} fragt Sie nie danach.`,
    'keep-account': {
      subject: `Ihr ${brand.name}-Konto wird gelöscht`,
      what: (day) =>
        `Sie haben uns gebeten, Ihr ${brand.name}-Konto zu löschen. Es wird am ${day} mit allem gelöscht, was darin ist. Auf allen Ihren Geräten wurden Sie abgemeldet.`,
      how: 'Doch nicht? Bis dahin können Sie es behalten:',
      button: 'Mein Konto behalten',
      otherwise: 'Wenn Sie das nicht waren, behalten Sie das Konto mit diesem Link und wählen Sie ein neues Passwort.',
    },
    'verify-email': {
      subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${brand.name}`,
      what: () => `Mit dieser E-Mail-Adresse wurde ein ${brand.name}-Konto erstellt.`,
      how: 'Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link funktioniert einmal, 24 Stunden lang:',
      button: 'Meine E-Mail-Adresse bestätigen',
      otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
    },
    'change-email': {
      subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${brand.name}`,
      what: () => `Jemand, wahrscheinlich Sie, möchte diese Adresse für ein ${brand.name}-Konto verwenden.`,
      how: 'Bitte bestätigen Sie sie. Der Link funktioniert einmal, 24 Stunden lang; bis dahin behält das Konto seine bisherige Adresse:',
      button: 'Diese E-Mail-Adresse verwenden',
      otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
    },
    taken: {
      subject: `Diese E-Mail-Adresse hat schon ein ${brand.name}-Konto`,
      what: `Jemand, wahrscheinlich Sie, möchte diese Adresse für ein anderes ${brand.name}-Konto verwenden.`,
      how: 'Sie hat schon ein eigenes Konto, deshalb wurde nichts geändert. Sie können sich dort anmelden:',
      button: 'Anmelden',
      otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
    },
  },
};
