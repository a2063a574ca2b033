import type { en } from './en';
import type { MessageKey } from './messages';

export const fr: Record<keyof typeof en | MessageKey, string> = {
  'field.email': 'E-mail',
  'field.password': 'Mot de passe',
  'field.confirmPassword': 'Confirmer le mot de passe',
  'field.firstName': 'Prénom',
  'field.lastName': 'Nom',
  'field.phone': 'Téléphone',
  'field.optional': '(facultatif)',
  'field.invalid': 'Valeur non valide',
  'form.noScript': "Ce formulaire a besoin de JavaScript. Veuillez l'activer et recharger cette page.",
  'password.show': 'Afficher les caractères',
  'password.hide': 'Masquer les caractères',
  'password.rule': 'Au moins 8 caractères.',
  'strength.weak': 'Encore faible',
  'strength.fair': 'Acceptable. Un mot de plus le rendrait plus sûr.',
  'strength.good': 'Bon mot de passe',
  'strength.strong': 'Mot de passe solide',

  'signIn.title': 'Connectez-vous à votre compte',
  'signIn.subtitle': 'Heureux de vous revoir. Reprenez là où vous en étiez.',
  'signIn.remember': 'Se souvenir de moi',
  'signIn.forgot': 'Mot de passe oublié ?',
  'signIn.submit': 'Se connecter',
  'signIn.busy': 'Connexion...',
  'signIn.passkey': "Se connecter avec une clé d'accès",
  'signIn.noAccount': 'Nouveau ici ?',
  'signIn.createAccount': 'Créer un compte',
  'signIn.failed': "Une erreur s'est produite lors de la connexion",
  'signIn.leaving': "Ce compte va être supprimé. D'ici là, vous pouvez le garder.",
  'signIn.keep': 'Garder mon compte',

  'signUp.title': 'Créez votre compte',
  'signUp.subtitle': 'Votre bilan financier prend environ trois minutes.',
  'signUp.submit': 'Créer le compte',
  'signUp.busy': 'Création du compte...',
  'signUp.haveAccount': 'Vous avez déjà un compte ?',
  'signUp.signIn': 'Se connecter',
  'signUp.failed': "Une erreur s'est produite lors de l'inscription",
  'signUp.agreement':
    'En créant un compte, vous acceptez les {terms}. Ce qui est conservé à votre sujet, et combien de temps\u00a0: {privacy}.',

  'legal.label': 'Informations légales',
  'legal.privacy': 'Confidentialité',
  'legal.terms': "Conditions d'utilisation",
  'legal.newTab': "(s'ouvre dans un nouvel onglet)",

  'forgot.title': 'Mot de passe oublié ?',
  'forgot.subtitle':
    "Saisissez l'adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  'forgot.submit': 'Envoyer le lien',
  'forgot.busy': 'Envoi...',
  'forgot.remembered': 'Il vous est revenu ?',
  'forgot.signIn': 'Retour à la connexion',
  'forgot.failed': "Le lien n'a pas pu être demandé. Veuillez réessayer.",
  'forgot.sentTitle': 'Consultez vos e-mails',
  'forgot.sentSubtitle': "Votre mot de passe actuel reste valable jusqu'à ce que vous en choisissiez un nouveau.",
  'forgot.sent': 'Si un compte existe pour {email}, nous avons envoyé un lien pour choisir un nouveau mot de passe.',
  'forgot.sentRules': 'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
  'forgot.nothing':
    "Toujours rien après quelques minutes ? Regardez dans les indésirables et vérifiez que l'adresse ne contient pas de faute de frappe.",
  'forgot.resend': 'Envoyer un autre lien',
  'forgot.resendIn': 'Envoyer un autre lien dans {seconds} s',
  'forgot.resent': 'Si un compte existe pour {email}, un autre lien est en route. Seul le plus récent fonctionne.',
  'forgot.other': 'Utiliser une autre adresse',

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.subtitle':
    "Choisissez-en un que vous n'utilisez nulle part ailleurs. Vous serez déconnecté de tous vos appareils.",
  'reset.password': 'Nouveau mot de passe',
  'reset.confirm': 'Confirmer le nouveau mot de passe',
  'reset.submit': 'Changer le mot de passe',
  'reset.busy': 'Modification...',
  'reset.failed': "Le mot de passe n'a pas pu être changé. Veuillez réessayer.",
  'reset.doneTitle': 'Mot de passe changé',
  'reset.doneSubtitle': 'Votre nouveau mot de passe est valable dès maintenant.',
  'reset.done': 'Vous avez été déconnecté de tous vos appareils. Veuillez vous connecter avec le nouveau mot de passe.',
  'reset.signIn': 'Se connecter',
  'reset.badTitle': 'Ce lien ne fonctionne pas',
  'reset.badSubtitle': "Votre mot de passe n'a pas été changé.",
  'reset.bad':
    "Un lien fonctionne une seule fois, pour une durée limitée, et seulement jusqu'à l'envoi d'un lien plus récent.",
  'reset.badHint': 'Si vous avez déjà choisi un nouveau mot de passe grâce à lui, connectez-vous avec celui-ci.',
  'reset.missing':
    'Cette adresse ne contient pas de lien pour choisir un nouveau mot de passe. Veuillez rouvrir le lien reçu par e-mail.',
  'reset.again': 'Demander un nouveau lien',

  'failure.network': 'Erreur réseau. Veuillez vérifier votre connexion internet et réessayer.',

  'brand.title': 'Sachez où vous en êtes. Décidez de la suite.',
  'brand.scoreTitle': 'Un score clair',
  'brand.scoreText': 'Quelques questions montrent si vos finances sont en bonne santé, et pourquoi.',
  'brand.securityTitle': 'Vous gardez le contrôle',
  'brand.securityText':
    "Votre mot de passe n'est conservé que sous forme de hash, et vous décidez de ce que vous partagez.",
  'brand.planTitle': 'Un plan fait pour vous',
  'brand.planText': 'Des étapes concrètes, adaptées à vos objectifs et à votre budget.',

  'profile.title': 'Paramètres du profil',
  'profile.sections': 'Paramètres',
  'profile.close': 'Fermer',
  'profile.tab.profile': 'Profil',
  'profile.tab.notifications': 'Notifications',
  'profile.tab.preferences': 'Préférences',
  'profile.tab.banks': 'Comptes connectés',
  'profile.tab.security': 'Sécurité',
  'profile.tab.privacy': 'Confidentialité',
  'profile.notLoaded': "Cette partie n'a pas pu être chargée.",
  'profile.loadAgain': 'Réessayer',
  'profile.picture': 'Photo de profil',
  'profile.upload': 'Importer une photo',
  'profile.emailHint': 'Confirmez ou changez votre adresse e-mail sous Sécurité.',
  'profile.notify.email': 'Notifications par e-mail',
  'profile.notify.emailHint': "Un rappel trois mois après un bilan, et avant la fin d'une connexion bancaire.",
  'profile.notify.push': 'Notifications push',
  'profile.notify.pushHint': 'Pas encore envoyées. Votre choix est conservé pour plus tard.',
  'profile.notify.marketing': 'E-mails marketing',
  'profile.notify.marketingHint': "Aucun n'est envoyé pour l'instant. Votre choix est conservé.",
  'profile.theme': 'Thème',
  'profile.theme.light': 'Clair',
  'profile.theme.dark': 'Sombre',
  'profile.theme.system': 'Système',
  'profile.themeHint': 'Système suit le réglage de votre appareil.',
  'profile.language': 'Langue',
  'profile.cancel': 'Annuler',
  'profile.save': 'Enregistrer',
  'profile.busy': 'Enregistrement...',
  'profile.saved': 'Vos modifications ont été enregistrées.',
  'profile.unsaved': 'Les modifications de vos paramètres ne sont pas enregistrées et seront perdues.',
  'profile.failed': 'La mise à jour a échoué. Veuillez réessayer.',
  'profile.partly': 'Enregistré : {saved}. Non enregistré : {failed}. {reason}',

  'message.Email is required': "L'adresse e-mail est obligatoire",
  'message.Email is invalid': "L'adresse e-mail n'est pas valide",
  'message.Password is required': 'Le mot de passe est obligatoire',
  'message.Password must be at least 8 characters': 'Le mot de passe doit comporter au moins 8 caractères',
  'message.Password must be at most 200 characters': 'Le mot de passe doit comporter au plus 200 caractères',
  'message.This password can be guessed from your own details. Please choose one without your name, email or phone number.':
    'Ce mot de passe peut être deviné à partir de vos informations. Veuillez en choisir un sans votre nom, votre adresse e-mail ni votre numéro de téléphone.',
  'message.This password is one of the first that attackers try. Please choose three or four unrelated words instead.':
    "Ce mot de passe est l'un des premiers que les pirates essaient. Veuillez choisir plutôt trois ou quatre mots sans rapport entre eux.",
  'message.This password follows a pattern that is easy to guess. Please choose three or four unrelated words instead.':
    'Ce mot de passe suit un modèle facile à deviner. Veuillez choisir plutôt trois ou quatre mots sans rapport entre eux.',
  'message.This password is easy to guess. Please add one or two unrelated words.':
    'Ce mot de passe est facile à deviner. Veuillez ajouter un ou deux mots sans rapport.',
  'message.Please confirm your password': 'Veuillez confirmer votre mot de passe',
  'message.Passwords do not match': 'Les mots de passe ne correspondent pas',
  'message.First name is required': 'Le prénom est obligatoire',
  'message.Last name is required': 'Le nom est obligatoire',
  'message.Phone number is invalid': "Le numéro de téléphone n'est pas valide",
  'message.Please use at most 200 characters': 'Veuillez utiliser au plus 200 caractères',
  'message.Invalid value': 'Valeur non valide',
  'message.Login service not found. Please check your connection and try again.':
    'Le service de connexion est introuvable. Veuillez vérifier votre connexion et réessayer.',
  'message.Login service not available. Please check your connection and try again.':
    "Le service de connexion n'est pas disponible. Veuillez vérifier votre connexion et réessayer.",
  'message.Registration service not found. Please check your connection and try again.':
    "Le service d'inscription est introuvable. Veuillez vérifier votre connexion et réessayer.",
  'message.Registration service not available. Please check your connection and try again.':
    "Le service d'inscription n'est pas disponible. Veuillez vérifier votre connexion et réessayer.",
  'message.Invalid email or password. Please try again.': 'E-mail ou mot de passe incorrect. Veuillez réessayer.',
  'message.Server error during login. Please try again later.':
    "Une erreur du serveur s'est produite lors de la connexion. Veuillez réessayer plus tard.",
  'message.Server error during registration. Please try again later.':
    "Une erreur du serveur s'est produite lors de l'inscription. Veuillez réessayer plus tard.",
  'message.Network error. Please check your internet connection and try again.':
    'Erreur réseau. Veuillez vérifier votre connexion internet et réessayer.',
  'message.Network Error': 'Erreur réseau',
  'message.User profile service not found. Please try logging in again.':
    'Le service de profil est introuvable. Veuillez vous reconnecter.',
  'message.Authentication expired. Please log in again.': 'Votre session a expiré. Veuillez vous reconnecter.',
  'message.Login response missing authentication token': 'La réponse du service de connexion était incomplète',
  'message.User profile response missing user ID': 'La réponse du service de profil était incomplète',
  'message.User profile response missing email': "L'adresse e-mail manque dans la réponse du service de profil",
  'message.Failed to retrieve user information after login. Please try again.':
    "Vos informations n'ont pas pu être récupérées après la connexion. Veuillez réessayer.",
  'message.Failed to retrieve user information after registration. Please try again.':
    "Vos informations n'ont pas pu être récupérées après l'inscription. Veuillez réessayer.",
  'message.An account with this email already exists. Please sign in instead.':
    'Un compte existe déjà avec cette adresse e-mail. Veuillez vous y connecter.',
  'message.Email cannot be changed': "L'adresse e-mail ne peut pas être modifiée",
  'message.Please confirm your email address first.': "Veuillez d'abord confirmer votre adresse e-mail.",
  'message.Please sign in to the account of this link, or enter its password.':
    'Veuillez vous connecter au compte de ce lien, ou saisir son mot de passe.',
  'message.This is not the password of the account. Please try again.':
    "Ce n'est pas le mot de passe du compte. Veuillez réessayer.",
  'message.Your account has two-step sign-in. Please sign in first, then open the link in the email again.':
    "Votre compte a la connexion en deux étapes. Veuillez d'abord vous connecter, puis ouvrir à nouveau le lien dans l'e-mail.",
  'message.This passkey is paused since the password was reset. Please sign in with your password.':
    "Cette clé d'accès est suspendue depuis la réinitialisation du mot de passe. Veuillez vous connecter avec votre mot de passe.",
  'message.This email address contains characters that look like others. Please write it with plain letters.':
    "Cette adresse e-mail contient des caractères qui ressemblent à d'autres. Veuillez l'écrire avec des lettres simples.",
  'message.This is the email address of your account already.': "C'est déjà l'adresse e-mail de votre compte.",
  'message.The current password is not right. Please try again.':
    "Le mot de passe actuel n'est pas le bon. Veuillez réessayer.",
  'message.The password was changed in the meantime. Please sign in again.':
    'Le mot de passe a été changé entre-temps. Veuillez vous reconnecter.',
  'message.Code is required': 'Le code est obligatoire',
  'message.This code is not right. Please try again.': "Ce code n'est pas correct. Veuillez réessayer.",
  'message.This sign-in took too long or had too many wrong codes. Please sign in again.':
    'Cette connexion a pris trop de temps ou a eu trop de codes incorrects. Veuillez vous reconnecter.',
  'message.Two-step sign-in is on already.': 'La connexion en deux étapes est déjà activée.',
  'message.Two-step sign-in is off.': 'La connexion en deux étapes est désactivée.',
  'message.This took too long. Please start again.': 'Cela a pris trop de temps. Veuillez recommencer.',
  'message.Name is required': 'Veuillez indiquer un nom.',
  'message.Your account has as many passkeys as it can have. Please remove one first.':
    "Votre compte a le maximum de clés d'accès. Veuillez d'abord en supprimer une.",
  'message.This passkey has been added already.': "Cette clé d'accès a déjà été ajoutée.",
  'message.This passkey could not be verified. Please try again.':
    "Cette clé d'accès n'a pas pu être vérifiée. Veuillez réessayer.",
  'message.There is no such passkey.': "Cette clé d'accès n'existe plus.",
  'message.This passkey did not work. Please try again, or sign in with your password.':
    "Cette clé d'accès n'a pas fonctionné. Veuillez réessayer ou vous connecter avec votre mot de passe.",
  'message.This account is going to be deleted. The link in our email keeps it.':
    'Ce compte va être supprimé. Le lien dans notre e-mail permet de le garder.',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Trop de tentatives. Veuillez réessayer dans {0} secondes.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Trop de tentatives. Veuillez réessayer dans {0} minutes.',
  'message.The server is busy. Please try again in a moment.':
    'Le serveur est très sollicité. Veuillez réessayer dans un instant.',
  'message.The service is not available just now. Please try again in a moment.':
    "Le service n'est pas disponible pour le moment. Veuillez réessayer dans un instant.",
  'message.Something went wrong on our side. Please try again later.':
    'Un problème est survenu de notre côté. Veuillez réessayer plus tard.',
};
