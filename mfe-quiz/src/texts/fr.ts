import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'page.title': 'Faisons connaissance',
  'page.subtitle': 'Environ trois minutes. Votre progression est enregistrée après chaque réponse.',

  'progress.label': 'Progression du quiz',
  'progress.position': 'Question {current} sur {total}',
  'progress.complete': '{percent} % terminé',

  loading: 'Chargement...',
  'loading.announcement': 'Chargement de votre quiz...',
  'load.retry': 'Réessayer',

  'error.load': "Le quiz n'a pas pu être chargé. Veuillez réessayer.",
  'error.restart': "Le quiz n'a pas pu être recommencé. Veuillez réessayer.",
  'error.submit': "La réponse n'a pas pu être envoyée. Veuillez réessayer.",
  'error.continue': "La session n'a pas pu être reprise. Veuillez réessayer.",
  'error.back': "Il n'est pas possible de revenir aux questions précédentes.",
  'error.gone': 'Ce quiz a été terminé ou recommencé ailleurs.',
  'error.reload': 'Recharger le quiz',
  'notice.moved': 'La question précédente avait déjà une réponse. Voici la suivante.',

  'question.focus': 'Thème : {area}',
  'question.back': 'Retour',
  'question.next': 'Suivant',
  'scale.low': 'Faible',
  'scale.high': 'Élevé',
  'scale.value': '{value} sur {max}',
  'scale.hint': "Déplacez le curseur, ou gardez {initial} si c'est à peu près juste.",
  'text.placeholder': 'Saisissez votre réponse ici...',
  'text.counter': '{count} caractères sur {max}',

  'focus.cash_flow': 'Revenus et dépenses',
  'focus.emergency_fund': "Fonds d'urgence",
  'focus.debt': 'Dettes',
  'focus.protection': 'Protection',
  'focus.planning': 'Planification',
  'focus.investing': 'Investissement',
  'focus.your_goals': 'Vos objectifs',
  'focus.profile': 'Vos objectifs',

  'resume.title': 'Reprendre la session précédente ?',
  'resume.text-one': "Vous avez répondu à une question pour l'instant. Reprenez là où vous en étiez, ou recommencez.",
  'resume.text': "Vous avez répondu à {count} questions pour l'instant. Reprenez là où vous en étiez, ou recommencez.",
  'resume.continue': 'Reprendre la session',
  'resume.fresh': 'Recommencer',
  'completed.title': 'Quiz déjà terminé !',
  'completed.text':
    'Vos résultats vous attendent sur votre tableau de bord. Quelque chose a changé ? Refaites le quiz pour un nouveau score.',
  'completed.restart': 'Refaire le quiz',
  'completed.dashboard': 'Aller au tableau de bord',

  'extras.title': 'Des conseils plus proches de votre situation ?',
  'extras.text':
    "C'est facultatif : répondez à ce que vous voulez, ou passez directement à vos résultats. Rien de tout cela ne change votre score.",
  'extras.saved': "C'est enregistré. Vos résultats vous attendent.",
  'extras.failed': "Ces informations n'ont pas pu être enregistrées. Réessayez, ou continuez sans elles.",
  'extras.skip': 'Continuer sans',
  'extras.results': 'Voir mes résultats',

  'actions.title': 'Depuis votre dernier quiz',
  'actions.text': "Facultatif : votre liste d'actions reste ainsi à jour. Rien de tout cela ne change votre score.",
  'actions.question': "La dernière fois, ceci avait été suggéré : {title}. L'avez-vous fait ?",
  'actions.done': 'Fait',
  'actions.open': 'Encore à faire',
  'actions.dismissed': 'Pas pour moi',
  'actions.failed': "L'enregistrement a échoué. Veuillez choisir à nouveau.",

  'finishing.title': 'Préparation de vos résultats...',
  'finishing.text': 'Nous transformons vos réponses en un score et un plan qui vous ressemblent.',

  'bank.invite': "Envie d'analyses à partir de vos vrais chiffres ?",
  'bank.invite-text': 'Relier une banque est facultatif, et vous pouvez le faire plus tard.',
  'bank.open': 'Connecter votre banque',
  'bank.title': 'Connecter votre compte bancaire',
  'bank.text':
    'Reliez un compte pour voir, à côté de vos réponses, des analyses personnalisées tirées de vos propres opérations.',
  'bank.optional': "C'est facultatif : votre score fonctionne sans banque.",
  'bank.saved': 'Vos réponses au quiz sont enregistrées. Vous pouvez terminer le reste quand vous voulez.',
  'bank.yes': 'Oui, connecter ma banque',
  'bank.skip': "Passer pour l'instant",
  'bank.close': 'Fermer',
};
