import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  title: 'Confidentialité',
  subtitle: 'Ce que {brand} conserve à votre sujet, où, combien de temps, et qui peut le voir.',
  'draft.mark': 'Projet du 22 novembre 2026',
  'draft.text':
    "Aucun juriste n'a encore vérifié cette page. Elle décrit ce que le logiciel fait aujourd'hui et ne promet rien de plus. Avant que {brand} soit proposé au public, elle devra dire qui l'exploite, comment le joindre et dans quel pays se trouvent ses serveurs.",
  contents: 'Sur cette page',
  related: "Conditions d'utilisation",

  short: 'En bref',
  'short.what':
    '{brand} conserve votre nom, votre adresse e-mail et vos réponses, ainsi que votre numéro de téléphone si vous le donnez.',
  'short.use': 'Ils servent à votre compte, à votre score et à vos recommandations.',
  'short.none': "Il n'y a ni publicité ni service d'analyse d'audience, et vos réponses ne vont à aucun service d'IA.",
  'short.bank':
    "Relier une banque est facultatif. Si vous le faites, ses comptes, soldes et opérations sont conservés jusqu'à ce que vous la déconnectiez.",
  'short.end':
    "Vous pouvez supprimer votre compte dans les paramètres. Il est supprimé définitivement quelques jours plus tard, pour que vous puissiez changer d'avis.",

  server: 'Ce qui est conservé sur le serveur',
  'server.intro':
    "Tout se trouve dans une base de données PostgreSQL. Les exploitants du serveur peuvent tout y lire\u00a0; la liste dit qui d'autre le peut.",
  'server.times':
    "Les durées des connexions et des liens de nouveau mot de passe sont celles avec lesquelles le logiciel démarre\u00a0; les exploitants du serveur peuvent en avoir choisi d'autres.",
  'label.what': 'Quoi',
  'label.until': 'Combien de temps',
  'label.reader': "Qui d'autre le voit",
  'reader.owner': 'Vous, pendant que vous êtes connecté.',
  'reader.nobody': 'Personne.',
  'reader.everybody': "Tout le monde peut voir des totaux et des noms de versions. Aucune personne n'y est nommée.",
  'reader.developer': "La personne qui a activé l'outil pour développer ou tester.",

  'record.account': 'Votre compte',
  'record.account.what':
    "Prénom et nom, adresse e-mail, numéro de téléphone si vous en avez donné un, votre mot de passe sous forme de hash (Argon2id), vos choix de thème, de langue et de notifications, les dates de création et de dernière modification du compte, celle de la confirmation de son adresse e-mail, celle de la dernière réinitialisation du mot de passe par e-mail jusqu'à ce que vous ayez décidé quelles clés d'accès restent et, si vous l'avez demandée, celle de sa suppression. Une suppression en attente porte l'identifiant aléatoire de votre compte.",
  'record.account.until':
    "Tant que le compte existe\u00a0: jusqu'à ce que vous le supprimiez, et {deletionDays} jours de plus, pendant lesquels vous pouvez le garder. Si l'agrégateur de vos banques ne répond pas alors, jusqu'à trois jours de plus.",
  'record.answers': 'Votre quiz et votre plan',
  'record.answers.what':
    "Les questions qui vous ont été posées, dans les mots que vous avez vus, et vos réponses avec leur heure, textes libres compris, et celles que vous avez confirmées d'après vos comptes reliés\u00a0; les quiz antérieurs aussi, même après avoir recommencé. Ce que vous avez décidé d'une recommandation\u00a0: fait, plus tard ou non, la raison si vous en avez choisi une, et quand. Les scores sont calculés à partir de cela chaque fois que vous les regardez et ne sont pas conservés.",
  'record.answers.until':
    'Tant que le compte existe. Une réponse modifiée remplace la précédente, et rouvrir une recommandation supprime la décision.',
  'record.bank': 'Banques reliées',
  'record.bank.what':
    "Le fait que vous avez accepté de relier une banque\u00a0: à quoi, quand et jusqu'à quand ({consentDays} jours). Cela est enregistré quand vous passez au choix de la banque, même si vous vous arrêtez là. Pour chaque banque reliée\u00a0: son nom, depuis quand, le nom, le type, la devise et les quatre derniers caractères du numéro de chaque compte, et l'identifiant que l'agrégateur donne à la liaison. De chaque compte aussi le solde et les opérations des {moneyDays} derniers jours\u00a0: jour, montant, libellé, commerçant, catégorie et sa raison. Les catégories que vous avez vous-même données à des commerçants\u00a0; quand les chiffres ont été récupérés pour la dernière fois, et si cela a échoué. Une mise à jour en attente porte l'identifiant aléatoire de votre compte. Aucun mot de passe bancaire et aucun numéro de compte complet.",
  'record.bank.until':
    "La liaison, avec ses soldes et opérations\u00a0: jusqu'à ce que vous déconnectiez la banque\u00a0; elle ne prend pas fin d'elle-même avec le consentement, mais plus rien n'est alors récupéré. Les opérations de plus de {moneyDays} jours sont supprimées à la mise à jour suivante. Les catégories que vous avez choisies\u00a0: jusqu'à ce que vous déconnectiez la dernière banque. Une mise à jour définitivement en échec\u00a0: {failedJobDays} jours. Le consentement\u00a0: tant que le compte existe, noté comme terminé après la déconnexion.",
  'record.practice': "Banques d'essai",
  'record.practice.what':
    "Sans lien avec de vraies banques, {brand} en propose de fictives. Une liaison avec l'une d'elles est conservée sous la forme de la banque fictive, de l'heure et d'un nom d'utilisateur formé à partir de l'identifiant aléatoire de votre compte.",
  'record.practice.until': "Jusqu'à ce que vous la déconnectiez ou que votre compte soit supprimé.",
  'record.signIns': 'Connexions',
  'record.signIns.what':
    'Pour chaque connexion, un hash de la clé que garde votre navigateur, son début, sa dernière utilisation et sa fin\u00a0; et les noms du navigateur et du système, par exemple Firefox et Windows, pour que vous reconnaissiez vos appareils.',
  'record.signIns.until':
    "Jusqu'à ce que vous vous déconnectiez, pendant {idleMinutes} minutes sans utilisation, et {sessionHours} heures au plus. Ce qui est terminé est supprimé chaque heure.",
  'record.secondFactor': 'Connexion en deux étapes',
  'record.secondFactor.what':
    "Si vous l'avez activée\u00a0: la clé que votre application d'authentification possède aussi, depuis quand, de quel moment datait le dernier code, et un hachage de chaque code de secours restant. Pour une connexion dont le code manque encore\u00a0: un hachage, le nombre d'essais restants et ses heures. Le téléchargement de vos données ne contient aucune de ces clés ni aucun de ces hachages.",
  'record.secondFactor.until':
    "Jusqu'à ce que vous la désactiviez, et pas plus longtemps que le compte. Un code de secours, jusqu'à ce qu'il soit utilisé ou remplacé. Une clé qu'aucun code n'a suivie\u00a0: 15 minutes. Une connexion sans son code\u00a0: cinq minutes\u00a0; les deux sont supprimées dans l'heure qui suit.",
  'record.passkeys': "Clés d'accès",
  'record.passkeys.what':
    "De chaque clé d'accès que vous avez ajoutée\u00a0: le nom que vous lui avez donné, sa clé publique avec l'identifiant et le compte de signatures que votre appareil lui donne, si elle est synchronisée, quand vous l'avez ajoutée et quand vous vous êtes connecté avec elle pour la dernière fois. La clé qui signe reste chez vous, de même que l'empreinte, le visage et le code PIN. D'une clé d'accès en cours d'ajout ou d'utilisation\u00a0: un hachage de ce qu'elle doit signer, avec une référence à la connexion. Le téléchargement de vos données ne contient aucune de ces clés ni aucun de ces hachages.",
  'record.passkeys.until':
    "Jusqu'à ce que vous la supprimiez, et pas plus longtemps que le compte. Ce qu'une clé d'accès doit signer\u00a0: jusqu'à la signature, et cinq minutes au plus\u00a0; supprimé dans l'heure qui suit.",
  'record.places': 'Où vous vous êtes déjà connecté',
  'record.places.what':
    "Un hash de votre adresse e-mail avec un nombre aléatoire de votre navigateur. Il vous laisse entrer pendant que quelqu'un d'autre devine des mots de passe.",
  'record.places.until':
    '{placeDays} jours après la dernière connexion depuis cet endroit, et pas plus longtemps que le compte.',
  'record.resets': 'Liens de nouveau mot de passe',
  'record.resets.what':
    "L'adresse e-mail saisie pour demander un lien, avec la langue de la page\u00a0; et un hash du lien contenu dans l'e-mail.",
  'record.resets.until':
    "L'adresse\u00a0: jusqu'à l'envoi de l'e-mail, et {failedJobDays} jours de plus si l'envoi a définitivement échoué. Le lien\u00a0: {resetMinutes} minutes, ou jusqu'au changement du mot de passe.",
  'record.links': 'Liens pour votre compte',
  'record.links.what':
    "Pour chaque lien qui confirme une adresse e-mail, la change, garde votre compte ou télécharge vos données\u00a0: son but, l'adresse e-mail, un hash du lien et ses dates. Un e-mail en attente porte l'identifiant aléatoire de votre compte et la langue.",
  'record.links.until':
    "Jusqu'à ce que le lien soit utilisé. Sinon {linkHours} heures pour une adresse e-mail, {deletionDays} jours pour garder un compte et cinq minutes pour un téléchargement\u00a0; supprimé dans l'heure qui suit. Un e-mail qui n'a pas pu être envoyé\u00a0: {failedJobDays} jours.",
  'record.notices': 'E-mails sur les changements de votre compte',
  'record.notices.what': 'Votre adresse e-mail et votre langue, avec ce qui a été changé, par exemple le mot de passe.',
  'record.notices.until':
    "Jusqu'à l'envoi de l'e-mail, et {failedJobDays} jours de plus si l'envoi a définitivement échoué.",
  'record.reminders': 'Rappels',
  'record.reminders.what':
    'Quel rappel de bilan ou de connexion bancaire vous a été envoyé et quand, et un hash du lien qui les arrête.',
  'record.reminders.until': 'Tant que le compte existe.',
  'record.limits': 'Limites contre les abus',
  'record.limits.what':
    "Combien de fois quelque chose a été fait depuis une adresse IP ou avec un compte\u00a0: un nombre à côté d'un hash de l'adresse ou du compte.",
  'record.limits.until': 'Cela compte une heure au plus. Ce qui est terminé est supprimé chaque heure.',
  'record.reports': 'Chargement des pages',
  'record.reports.what':
    "Quelle partie d'une page s'est chargée, a échoué ou a été bloquée, dans quelle version, quand et en combien de temps, avec le type de navigateur (par exemple chrome 140) et un nombre aléatoire propre à chaque page. Si quelque chose d'un autre site a été bloqué, le nom de ce site. Ni compte ni adresse IP.",
  'record.reports.until': '{reportDays} jours. Les totaux des chargements, sans navigateur ni page, sont gardés.',
  'record.tools': 'Outils de développement et de test',
  'record.tools.what':
    "Seulement si un tel outil a été activé dans ce navigateur\u00a0: ce qu'il remplace ou les pannes qu'il provoque, un nombre aléatoire que garde le navigateur, et une référence à la connexion avec laquelle il a été activé.",
  'record.tools.until':
    "{overrideHours} heures pour les parties remplacées, {labHours} heures pour les pannes\u00a0; supprimés dans l'heure qui suit.",
  'record.software': 'Le logiciel lui-même',
  'record.software.what':
    "Les versions publiées de ses parties avec leurs fichiers et leurs signatures, quand et pourquoi elles ont changé, et les pages qui n'ont pas pu être préparées. Rien à votre sujet.",
  'record.software.until':
    "Aperçus d'une modification : les fichiers jusqu'à leur expiration, le reste 90 jours de plus. Pour tout le reste, aucune fin n'est fixée.",

  browser: 'Ce qui est conservé dans votre navigateur',
  'browser.intro':
    "Vous pouvez tout supprimer dans les réglages de votre navigateur. La déconnexion supprime tout, sauf votre choix de thème et de langue, les cookies, la page hors connexion et ce qu'il faut pour mettre fin à une connexion sur le serveur. Sur une connexion sécurisée, les noms des témoins commencent par __Host-.",
  'place.local': 'Stockage local',
  'place.session': 'Stockage de session',
  'place.cookie': 'Témoin (cookie)',
  'place.worker': 'Service worker',
  'item.token':
    'La clé de votre connexion. Supprimée quand vous vous déconnectez ou quand le serveur dit que la connexion est terminée.',
  'item.choices': "Votre choix de thème et de langue. Gardé jusqu'à ce que vous le supprimiez.",
  'item.drafts':
    "Les réponses du quiz qui ne sont pas encore envoyées. Supprimées une fois envoyées, quand vous vous déconnectez, quand quelqu'un d'autre se connecte, ou quand le quiz est ouvert après {draftDays} jours.",
  'item.signOuts':
    "Les clés de connexions que vous avez terminées alors que le serveur était injoignable. Supprimées dès qu'il le sait\u00a0; inutilisées après {pendingDays} jours.",
  'item.check': 'Écrit et supprimé aussitôt, pour savoir si le navigateur peut conserver quelque chose.',
  'item.firstAnswer':
    "Une réponse que vous avez donnée sur la page d'accueil. Gardée jusqu'à ce que le quiz la reprenne, que vous vous déconnectiez ou que l'onglet soit fermé.",
  'item.labReport':
    "Seulement dans les navigateurs de testeurs\u00a0: ce que la dernière page a chargé, ce qui a échoué et le type de navigateur. Conservé jusqu'à la déconnexion ou la fermeture de l'onglet.",
  'item.emailReminder':
    "Que vous avez masqué le rappel de confirmer votre adresse e-mail. Gardé jusqu'à ce que vous vous déconnectiez ou que l'onglet soit fermé.",
  'item.device':
    "Un nombre aléatoire par lequel le serveur sait que ce navigateur s'est déjà connecté. {placeDays} jours après la dernière connexion.",
  'item.visitor':
    "Un nombre aléatoire, seulement pendant qu'une nouvelle version est essayée avec une partie des visiteurs, pour que vous gardiez la même. {visitorDays} jours.",
  'item.overrides':
    "Seulement dans les navigateurs de développeurs\u00a0: un nombre aléatoire pour les parties qu'ils remplacent. {overrideHours} heures.",
  'item.lab':
    "Seulement dans les navigateurs de testeurs\u00a0: un nombre aléatoire pour les pannes qu'ils essaient. {labHours} heures.",
  'item.offline':
    "La page que vous voyez sans connexion, dans votre langue et votre thème, et le script qui l'affiche. Rien à votre sujet. Conservée jusqu'à ce que vous la supprimiez.",
  'browser.widget':
    "La fenêtre dans laquelle vous vous connectez à une banque appartient à l'agrégateur, qui peut conserver ses propres données dans votre navigateur.",

  logs: 'Journaux',
  'logs.text':
    "Le serveur écrit une ligne par requête\u00a0: la méthode, le chemin sans ce qui suit un point d'interrogation, le statut et la durée. Pour une erreur, il écrit son type et l'endroit dans le code. Ces lignes ne contiennent ni adresse IP, ni adresse e-mail, ni réponse.",
  'logs.others':
    'La durée de conservation des lignes dépend des exploitants du serveur. Des programmes placés devant lui, comme un proxy, peuvent tenir leurs propres journaux, avec des adresses IP.',
  emails: 'E-mails',
  'emails.text':
    "{brand} envoie des e-mails sur votre compte\u00a0: des liens pour confirmer une adresse e-mail, pour choisir un nouveau mot de passe et pour garder un compte, et des avis quand son mot de passe, son adresse e-mail ou un autre moyen de connexion change, ou qu'un code de secours est utilisé. Tant que le premier interrupteur de notifications de vos paramètres est activé, il envoie aussi des rappels d'un bilan et d'un consentement qui se termine. Les deux autres sont enregistrés, mais rien n'en dépend aujourd'hui. Le formulaire de newsletter n'envoie et ne conserve rien.",
  'emails.files':
    "Le serveur de messagerie choisi par les exploitants de {brand} voit ces e-mails. Là où aucun n'est défini, les e-mails sont des fichiers sur le serveur, et rien ne les supprime automatiquement.",
  companies: 'Autres entreprises',
  'companies.bank':
    "Là où {brand} est relié à l'agrégateur Yodlee, relier une banque donne à Yodlee un nom d'utilisateur, en général formé à partir de l'identifiant aléatoire de votre compte, et ce que vous saisissez dans sa fenêtre. {brand} demande à Yodlee vos comptes, soldes et opérations plusieurs fois par jour tant que le consentement est valable, et ne voit jamais votre mot de passe bancaire.",
  'companies.none':
    "Aucune page ne contient de publicité ni d'analyse d'audience d'une autre entreprise. Seule la page qui relie une banque charge un script et une fenêtre de l'agrégateur.",
  backups: 'Copies de la base de données',
  'backups.text':
    "Les exploitants du serveur peuvent copier la base de données dans un fichier à tout moment. Une telle copie contient toute la liste ci-dessus, sauf les limites et les adresses e-mail en attente d'un e-mail. {brand} ne supprime aucune copie\u00a0: ce qui a disparu de la base reste dans les copies plus anciennes jusqu'à ce que quelqu'un les supprime.",
  protection: 'Comment cela est protégé',
  'protection.hashes':
    "Des mots de passe, des clés de connexion et des liens de nouveau mot de passe, la base de données n'a que des hash.",
  'protection.rest':
    "Ce que vous écrivez dans le questionnaire avec vos propres mots et les clés des applications d'authentification sont chiffrés, sauf si les personnes qui exploitent plusieurs serveurs n'ont pas défini de clé pour cela. Tout le reste se trouve tel quel dans la base de données\u00a0: {brand} ne le chiffre pas lui-même. Le chiffrement du disque et de la connexion dépend de la façon dont le serveur est exploité\u00a0; pour la connexion, https dans la barre d'adresse le montre.",
  choices: 'Ce que vous pouvez faire',
  'choices.profile':
    'Voir et modifier votre nom et votre numéro de téléphone dans les paramètres du profil, et votre adresse e-mail sous Sécurité.',
  'choices.answers': 'Voir vos réponses et modifier celles de votre dernier quiz terminé.',
  'choices.bank': "Déconnecter une banque dans les paramètres, ou sur la page où vous l'avez reliée.",
  'choices.export':
    "Télécharger tout ce qui vous concerne dans les paramètres, sous Confidentialité\u00a0: en JSON et en tableaux. Les hashs des mots de passe et des liens n'y sont pas.",
  'choices.delete':
    "Supprimer votre compte dans les paramètres, sous Confidentialité. Ce qui est gardé tant que le compte existe disparaît avec lui, ainsi que les connexions, les liens, les banques d'essai et les liaisons chez l'agrégateur\u00a0; pas les totaux, les copies de la base de données ni les e-mails qui sont des fichiers sur le serveur.",
  questions: 'Questions et réclamations',
  'questions.text':
    "Ce projet ne nomme aucun contact, car il n'y en a pas encore. En Australie, l'Office of the Australian Information Commissioner (oaic.gov.au) explique vos droits. Quelles lois s'appliquent à l'exploitant de {brand} est l'une des questions posées au juriste.",
};
