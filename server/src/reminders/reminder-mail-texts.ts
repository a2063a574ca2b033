import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  why: `You get reminders because email notifications are on in your ${brand.name} settings. Emails about the security of your account are always sent.`,
  stop: 'Stop these reminders',
  'check-in': {
    subject: 'Three months on: time to check in',
    what: 'Your last financial check-up was three months ago. A new one takes about three minutes and shows what has changed since.',
    more: 'You can leave questions out, and your earlier results stay.',
    button: 'Start a new check-up',
  },
  'consent-ending': {
    subject: 'Your bank connection is about to end',
    what: (day: string) =>
      `Your consent to fetch figures from a connected bank ends on ${day}. After that nothing is fetched any more.`,
    more: 'If you would like to go on, connect the bank again. If not, there is nothing to do.',
    button: 'See your bank connection',
  },
};

/** Reminders by mail. */
export const reminderMailTexts: Catalogues<typeof en> = {
  en,
  es: {
    greeting: 'Hola:',
    fallback: 'Si el botón no hace nada, copie esta dirección en su navegador:',
    why: `Recibe recordatorios porque las notificaciones por correo electrónico están activadas en los ajustes de ${brand.name}. Los correos sobre la seguridad de su cuenta se envían siempre.`,
    stop: 'No recibir más recordatorios',
    'check-in': {
      subject: 'Han pasado tres meses: es hora de revisar',
      what: 'Su último chequeo financiero fue hace tres meses. Uno nuevo lleva unos tres minutos y muestra qué ha cambiado desde entonces.',
      more: 'Puede omitir preguntas, y los resultados anteriores se conservan.',
      button: 'Empezar un nuevo chequeo',
    },
    'consent-ending': {
      subject: 'Su conexión bancaria está a punto de terminar',
      what: (day) =>
        `Su consentimiento para obtener datos de un banco conectado termina el ${day}. Después no se obtendrá nada más.`,
      more: 'Si desea continuar, vuelva a conectar el banco. Si no, no tiene que hacer nada.',
      button: 'Ver su conexión bancaria',
    },
  },
  fr: {
    greeting: 'Bonjour,',
    fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
    why: `Vous recevez des rappels parce que les notifications par e-mail sont activées dans vos paramètres ${brand.name}. Les e-mails sur la sécurité de votre compte sont toujours envoyés.`,
    stop: 'Ne plus recevoir ces rappels',
    'check-in': {
      subject: 'Trois mois plus tard\u00a0: faites le point',
      what: 'Votre dernier bilan financier date de trois mois. Un nouveau prend environ trois minutes et montre ce qui a changé depuis.',
      more: 'Vous pouvez passer des questions, et vos résultats précédents restent.',
      button: 'Commencer un nouveau bilan',
    },
    'consent-ending': {
      subject: 'Votre connexion bancaire va bientôt se terminer',
      what: (day) =>
        `Votre consentement à récupérer les données d'une banque connectée se termine le ${day}. Ensuite, plus rien n'est récupéré.`,
      more: "Si vous souhaitez continuer, connectez de nouveau la banque. Sinon, il n'y a rien à faire.",
      button: 'Voir votre connexion bancaire',
    },
  },
  de: {
    greeting: 'Guten Tag!',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    why: `Sie erhalten Erinnerungen, weil E-Mail-Benachrichtigungen in Ihren Einstellungen bei ${brand.name} eingeschaltet sind. E-Mails zur Sicherheit Ihres Kontos werden immer gesendet.`,
    stop: 'Keine Erinnerungen mehr',
    'check-in': {
      subject: 'Drei Monate später: Zeit für einen neuen Blick',
      what: 'Ihr letzter Finanz-Check ist drei Monate her. Ein neuer dauert etwa drei Minuten und zeigt, was sich seither verändert hat.',
      more: 'Sie können Fragen auslassen, und Ihre früheren Ergebnisse bleiben.',
      button: 'Neuen Check beginnen',
    },
    'consent-ending': {
      subject: 'Ihre Bankverbindung läuft bald ab',
      what: (day) =>
        `Ihre Einwilligung, Daten einer verbundenen Bank abzurufen, endet am ${day}. Danach wird nichts mehr abgerufen.`,
      more: 'Wenn Sie weitermachen möchten, verbinden Sie die Bank erneut. Wenn nicht, ist nichts zu tun.',
      button: 'Bankverbindung ansehen',
    },
  },
};
