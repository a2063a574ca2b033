import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'soon.title': 'Bientôt disponible !',
  'soon.integration': "Intégration de l'open banking",
  'soon.development': 'En développement',
  'soon.text':
    'Nous préparons une intégration sécurisée avec les grandes banques australiennes, afin que votre tableau de bord puisse reposer sur vos propres comptes.',
  'soon.benefit1': 'Analyse des opérations en temps réel',
  'soon.benefit2': 'Classement automatique des dépenses',
  'soon.benefit3': "Recommandations d'épargne personnalisées",
  'soon.gotIt': 'Compris !',
  'soon.notify': 'Me prévenir',
  'soon.now': 'Une première version est déjà ouverte\u00a0: elle connecte les banques de notre environnement de test.',
  'soon.connect': "L'essayer",
};
