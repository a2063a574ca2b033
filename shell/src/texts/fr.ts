import { brandTitles } from '@verdant/shared/brand';
import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'document.title': brandTitles.fr,
  skip: 'Aller au contenu',
  'nav.label': 'Menu principal',
  'nav.home': 'Accueil Verdant',
  'nav.signIn': 'Se connecter',
  'nav.joinNow': "S'inscrire",
  'nav.menu': 'Menu',
  'nav.account': 'Menu du compte',
  'nav.profileSettings': 'Paramètres du profil',
  'nav.logout': 'Se déconnecter',
  'nav.toLight': 'Passer au thème clair',
  'nav.toDark': 'Passer au thème sombre',
  'nav.language': 'Langue',
  'toast.close': 'Fermer la notification',
  'loading.label': 'Chargement...',
  'loading.slow': 'Le chargement est toujours en cours. Votre connexion est peut-être lente.',
  'loading.offline': 'Vous êtes hors ligne. Le chargement reprendra tout seul dès votre retour.',
  'loading.retrying': 'Quelque chose a fait obstacle. Nouvel essai...',
  'loading.tryAgain': 'Réessayer',
  'failure.title': "Cette page n'a pas pu être chargée",
  'failure.settingsTitle': "Les paramètres du profil n'ont pas pu être chargés",
  'failure.timeout': 'Un élément a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.',
  'failure.missing':
    'Un élément manque de notre côté. Réessayez dans un instant ; les autres pages continuent de fonctionner.',
  'failure.error':
    "Un élément n'a pas pu être chargé ou démarré. Réessayez ; les autres pages continuent de fonctionner.",
  'failure.offline': 'Vous êtes hors ligne. Connectez-vous à internet, puis réessayez.',
  'failure.contract':
    'Elle a été faite pour une autre version de Verdant. Rechargez la page ; les autres pages continuent de fonctionner.',
  'failure.altered':
    "Un élément n'est pas arrivé tel que nous l'avons publié et n'a donc pas été utilisé. Réessayez ; les autres pages continuent de fonctionner.",
  'failure.newer':
    'Une nouvelle version de Verdant est prête, et cette page appartient à la précédente. Rechargez-la pour utiliser la nouvelle.',
  'failure.reload': 'Recharger la page',
  'failure.tryAgain': 'Réessayer',
  'failure.home': "Aller à la page d'accueil",
  'failure.details': "Détails pour l'assistance",
  'failure.part': 'Élément',
  'failure.stage': 'Étape',
  'failure.reason': 'Raison',
  'failure.detail': 'Constat',
  'failure.chunk': 'Fichier',
  'failure.address': 'Adresse',
  'failure.status': 'Statut',
  'failure.attempt': 'Tentative',
  'failure.close': 'Fermer',
};
