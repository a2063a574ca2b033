import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'banks.active': 'Connectée',
  'banks.expired': 'Consentement expiré',
  'banks.agreed': 'Vous avez accepté de partager\u00a0: {scope}',
  'banks.scope.accounts': 'comptes et soldes',
  'banks.scope.transactions': 'opérations',
  'banks.consent': "Partage depuis le {since}, jusqu'au {until}",
  'banks.updated': 'Dernière mise à jour\u00a0: {moment}',
  'banks.fetching': 'Les premiers chiffres sont en cours de récupération...',
  'banks.unavailable':
    "La banque n'a pas répondu lors de la dernière mise à jour. Vos chiffres du {moment} sont conservés.",
  'banks.neverAvailable': "La banque n'a pas encore répondu. Nous continuons d'essayer.",
  'banks.reconnect':
    'La banque a de nouveau besoin de votre consentement. Reconnectez-la pour mettre à jour ses chiffres.',
  'banks.refresh': 'Actualiser',
  'banks.refreshing': 'Actualisation...',
  'banks.refreshed': 'Vos chiffres sont à jour.',
  'banks.partly': "Toutes les banques n'ont pas pu être actualisées. Les chiffres précédents sont conservés.",
  'banks.notRefreshed':
    "Vos chiffres n'ont pas pu être actualisés. Les précédents sont conservés. Veuillez réessayer dans une minute.",
  'banks.disconnect': 'Déconnecter',
  'banks.disconnectOf': 'Déconnecter {institution}',
  'banks.question': 'Déconnecter {institution}\u00a0?',
  'banks.questionText':
    '{institution} cesse de partager vos comptes avec nous, et nous supprimons ses comptes, soldes et opérations. Vous pouvez la reconnecter à tout moment.',
  'banks.keep': 'Garder la connexion',
  'banks.close': 'Fermer',
  'banks.disconnected': '{institution} est déconnectée. Ses comptes, soldes et opérations sont supprimés.',
  'banks.failed': "La banque n'a pas pu être déconnectée. Veuillez réessayer.",
  'banks.none': "Aucune banque n'est connectée.",
  'banks.connect': 'Connecter un compte bancaire',
  'banks.loading': 'Chargement de vos banques connectées',
  'banks.notLoaded': "Vos banques connectées n'ont pas pu être chargées. Veuillez réessayer.",
  'banks.again': 'Réessayer',
};
