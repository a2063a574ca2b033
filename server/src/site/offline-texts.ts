import { brand } from '@verdant/shared/brand';
import type { Catalogues } from '../language/catalogues';

const en = {
  title: 'No connection',
  lead: `${brand.name} cannot be reached right now. Check your connection, then try again.`,
  retry: 'Try again',
  missing: 'What needs a connection',
  scores: 'Your scores, your plan and your figures',
  quiz: 'The quiz, and changing your answers',
  account: 'Signing in, your settings and linking a bank',
  kept: 'Nothing is lost',
  keptText: 'Your saved answers are in your account. An answer that was not sent yet stays in this browser.',
};

/** The texts of the offline page. */
export const offlineTexts: Catalogues<typeof en> = {
  en,
  es: {
    title: 'Sin conexión',
    lead: `No se puede acceder a ${brand.name} en este momento. Compruebe su conexión y vuelva a intentarlo.`,
    retry: 'Volver a intentarlo',
    missing: 'Lo que necesita conexión',
    scores: 'Sus puntuaciones, su plan y sus cifras',
    quiz: 'El cuestionario y los cambios en sus respuestas',
    account: 'Iniciar sesión, su configuración y vincular un banco',
    kept: 'No se pierde nada',
    keptText:
      'Sus respuestas guardadas están en su cuenta. Una respuesta que aún no se ha enviado permanece en este navegador.',
  },
  fr: {
    title: 'Pas de connexion',
    lead: `${brand.name} est injoignable pour le moment. Vérifiez votre connexion, puis réessayez.`,
    retry: 'Réessayer',
    missing: 'Ce qui nécessite une connexion',
    scores: 'Vos scores, votre plan et vos chiffres',
    quiz: 'Le questionnaire et la modification de vos réponses',
    account: "La connexion à votre compte, vos paramètres et l'association d'une banque",
    kept: "Rien n'est perdu",
    keptText:
      "Vos réponses enregistrées se trouvent dans votre compte. Une réponse qui n'a pas encore été envoyée reste dans ce navigateur.",
  },
  de: {
    title: 'Keine Verbindung',
    lead: `${brand.name} ist gerade nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
    retry: 'Noch einmal versuchen',
    missing: 'Was eine Verbindung braucht',
    scores: 'Ihre Scores, Ihr Plan und Ihre Zahlen',
    quiz: 'Das Quiz und das Ändern Ihrer Antworten',
    account: 'Anmelden, Ihre Einstellungen und das Verknüpfen einer Bank',
    kept: 'Nichts geht verloren',
    keptText:
      'Ihre gespeicherten Antworten sind in Ihrem Konto. Eine Antwort, die noch nicht gesendet wurde, bleibt in diesem Browser.',
  },
};
