import { brand } from '@verdant/shared/brand';
import type { Translation } from '../../language/catalogues';
import type { en } from './notices-en';

export const fr: Translation<typeof en> = {
  greeting: 'Bonjour,',
  fallback: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur\u00a0:',
  'password-changed': {
    subject: `Votre mot de passe ${brand.name} a été changé`,
    what: `Le mot de passe du compte ${brand.name} de cette adresse vient d'être changé. Tous les autres appareils ont été déconnectés.`,
    otherwise: "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'email-change-requested': {
    subject: `L'adresse e-mail de votre compte ${brand.name} va peut-être changer`,
    what: `Quelqu'un qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte ${brand.name}. Elle changera dès que cette adresse sera confirmée.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, ce qui arrête aussi le changement\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'email-changed': {
    subject: `L'adresse e-mail de votre compte ${brand.name} a été changée`,
    what: `Votre compte ${brand.name} a maintenant une autre adresse e-mail. Celle-ci n'en fait plus partie, et les e-mails sur le compte vont à la nouvelle.`,
    otherwise: "Si c'était vous, il n'y a rien à faire\u00a0: désormais, connectez-vous avec la nouvelle adresse.",
    button: 'Se connecter',
  },
  'second-factor-on': {
    subject: `La connexion en deux étapes est activée pour votre compte ${brand.name}`,
    what: `La connexion en deux étapes vient d'être activée pour le compte ${brand.name} de cette adresse\u00a0: il faut désormais aussi un code d'une application d'authentification. Tous les autres appareils ont été déconnectés.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'second-factor-off': {
    subject: `La connexion en deux étapes est désactivée pour votre compte ${brand.name}`,
    what: `La connexion en deux étapes vient d'être désactivée pour le compte ${brand.name} de cette adresse\u00a0: le mot de passe suffit pour se connecter. Tous les autres appareils ont été déconnectés.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'recovery-codes-replaced': {
    subject: `De nouveaux codes de secours pour votre compte ${brand.name}`,
    what: `De nouveaux codes de secours viennent d'être créés pour le compte ${brand.name} de cette adresse. Les anciens ne fonctionnent plus et tous les autres appareils ont été déconnectés.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'recovery-code-used': {
    subject: `Un code de secours de votre compte ${brand.name} a été utilisé`,
    what: (left) =>
      `Quelqu'un vient de se connecter au compte ${brand.name} de cette adresse avec le mot de passe et un code de secours. Ce code ne fonctionne plus. Codes de secours restants\u00a0: ${left}.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire\u00a0; vous pouvez créer de nouveaux codes dans vos réglages de sécurité. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'passkey-added': {
    subject: `Une clé d'accès a été ajoutée à votre compte ${brand.name}`,
    what: `Une clé d'accès vient d'être ajoutée au compte ${brand.name} de cette adresse\u00a0: qui la possède se connecte sans le mot de passe.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et supprimez la clé d'accès dans vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
  'passkey-removed': {
    subject: `Une clé d'accès a été supprimée de votre compte ${brand.name}`,
    what: `Une clé d'accès vient d'être supprimée du compte ${brand.name} de cette adresse et ne permet plus de se connecter. Tous les autres appareils ont été déconnectés.`,
    otherwise:
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité\u00a0:",
    button: 'Choisir un nouveau mot de passe',
  },
};
