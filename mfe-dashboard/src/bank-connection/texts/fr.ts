import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'connect.title': 'Connectez votre banque',
  'connect.subtitle': 'Voyez vos propres soldes et dépenses à côté de votre score.',
  'connect.lead': 'Quand vous connectez votre banque, nous pouvons :',
  'connect.bullet1': 'Accéder à vos comptes en toute sécurité',
  'connect.bullet1Text':
    'En lecture seule, et jamais avec votre mot de passe : vous vous connectez auprès de votre banque, pas chez nous.',
  'connect.bullet2': 'Analyser vos habitudes de dépense',
  'connect.bullet2Text': 'Voyez où va votre argent, classé par catégories pour vous.',
  'connect.bullet3': 'Vous fournir des analyses personnalisées',
  'connect.bullet3Text':
    'Voyez combien de temps votre argent suffit et quelle part de vos revenus vous dépensez, mesuré sur vos propres chiffres.',
  'connect.continue': 'Choisir ma banque',
  'connect.skip': "Passer pour l'instant",
  'connect.notOffered':
    "Il n'est pas possible de connecter une banque ici pour le moment. Tout le reste fonctionne sans.",
  'connect.preparing': "Préparation d'une connexion sécurisée...",
  'connect.finishing': 'Finalisation de votre connexion...',
  'connect.linked': 'Votre compte est connecté. Ouverture de votre tableau de bord...',
  'connect.toast': 'Votre banque est connectée.',
  'connect.frame': 'Connexion bancaire',
  'connect.failed': "Yodlee FastLink n'a pas pu être initialisé. Veuillez réessayer plus tard.",
  'connect.widgetFailed': "Une erreur s'est produite lors de la connexion de votre compte bancaire.",
  'connect.retry': 'Réessayer',
  'banks.title': 'Vos banques connectées',
};
