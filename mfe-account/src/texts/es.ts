import type { en } from './en';
import type { MessageKey } from './messages';

export const es: Record<keyof typeof en | MessageKey, string> = {
  'field.email': 'Correo electrónico',
  'field.password': 'Contraseña',
  'field.confirmPassword': 'Confirmar contraseña',
  'field.firstName': 'Nombre',
  'field.lastName': 'Apellido',
  'field.phone': 'Teléfono',
  'field.optional': '(opcional)',
  'field.invalid': 'Valor no válido',
  'form.noScript': 'Este formulario necesita JavaScript. Actívelo y vuelva a cargar esta página.',
  'password.show': 'Mostrar los caracteres',
  'password.hide': 'Ocultar los caracteres',
  'password.rule': 'Al menos 8 caracteres.',
  'strength.weak': 'Débil por ahora',
  'strength.fair': 'Aceptable. Con una palabra más será más segura.',
  'strength.good': 'Contraseña buena',
  'strength.strong': 'Contraseña segura',

  'signIn.title': 'Inicie sesión en su cuenta',
  'signIn.subtitle': 'Nos alegra verle de nuevo. Siga donde lo dejó.',
  'signIn.remember': 'Recordarme',
  'signIn.forgot': '¿Ha olvidado su contraseña?',
  'signIn.submit': 'Iniciar sesión',
  'signIn.busy': 'Iniciando sesión...',
  'signIn.passkey': 'Iniciar sesión con llave de acceso',
  'signIn.noAccount': '¿Es su primera vez aquí?',
  'signIn.createAccount': 'Crear una cuenta',
  'signIn.failed': 'Se produjo un error al iniciar sesión',
  'signIn.leaving': 'Esta cuenta se va a eliminar. Hasta entonces puede conservarla.',
  'signIn.keep': 'Conservar mi cuenta',

  'signUp.title': 'Cree su cuenta',
  'signUp.subtitle': 'Su chequeo financiero dura unos tres minutos.',
  'signUp.submit': 'Crear cuenta',
  'signUp.busy': 'Creando la cuenta...',
  'signUp.haveAccount': '¿Ya tiene una cuenta?',
  'signUp.signIn': 'Iniciar sesión',
  'signUp.failed': 'Se produjo un error durante el registro',
  'signUp.agreement': 'Al crear una cuenta acepta las {terms}. Qué se guarda sobre usted y cuánto tiempo: {privacy}.',

  'legal.label': 'Información legal',
  'legal.privacy': 'Privacidad',
  'legal.terms': 'Condiciones de uso',
  'legal.newTab': '(se abre en una pestaña nueva)',

  'forgot.title': '¿Ha olvidado su contraseña?',
  'forgot.subtitle':
    'Escriba el correo electrónico de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
  'forgot.submit': 'Enviar enlace',
  'forgot.busy': 'Enviando...',
  'forgot.remembered': '¿La ha recordado?',
  'forgot.signIn': 'Volver al inicio de sesión',
  'forgot.failed': 'No se pudo solicitar el enlace. Vuelva a intentarlo.',
  'forgot.sentTitle': 'Revise su correo',
  'forgot.sentSubtitle': 'Su contraseña actual sigue funcionando hasta que elija una nueva.',
  'forgot.sent': 'Si existe una cuenta para {email}, hemos enviado un enlace para elegir una contraseña nueva.',
  'forgot.sentRules': 'El enlace funciona una sola vez y durante {minutes} minutos.',
  'forgot.nothing':
    '¿No ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado y compruebe que la dirección está bien escrita.',
  'forgot.resend': 'Enviar otro enlace',
  'forgot.resendIn': 'Enviar otro enlace en {seconds} s',
  'forgot.resent': 'Si existe una cuenta para {email}, otro enlace está en camino. Solo funciona el más reciente.',
  'forgot.other': 'Usar otra dirección',

  'reset.title': 'Elija una contraseña nueva',
  'reset.subtitle': 'Elija una que no use en ningún otro sitio. Se cerrará la sesión en todos sus dispositivos.',
  'reset.password': 'Contraseña nueva',
  'reset.confirm': 'Confirmar la contraseña nueva',
  'reset.submit': 'Cambiar la contraseña',
  'reset.busy': 'Cambiando...',
  'reset.failed': 'No se pudo cambiar la contraseña. Vuelva a intentarlo.',
  'reset.doneTitle': 'Contraseña cambiada',
  'reset.doneSubtitle': 'Su contraseña nueva funciona a partir de ahora.',
  'reset.done': 'Se ha cerrado la sesión en todos sus dispositivos. Inicie sesión con la contraseña nueva.',
  'reset.signIn': 'Iniciar sesión',
  'reset.badTitle': 'Este enlace no funciona',
  'reset.badSubtitle': 'Su contraseña no se ha cambiado.',
  'reset.bad':
    'Un enlace funciona una sola vez, durante un tiempo limitado y solo hasta que se envía otro más reciente.',
  'reset.badHint': 'Si ya eligió con él una contraseña nueva, inicie sesión con ella.',
  'reset.missing':
    'Esta dirección no contiene un enlace para elegir una contraseña nueva. Vuelva a abrir el enlace del correo.',
  'reset.again': 'Solicitar un enlace nuevo',

  'failure.network': 'Error de red. Compruebe su conexión a internet y vuelva a intentarlo.',

  'brand.title': 'Sepa dónde está. Decida el siguiente paso.',
  'brand.scoreTitle': 'Una puntuación clara',
  'brand.scoreText': 'Unas pocas preguntas muestran cómo están sus finanzas, y por qué.',
  'brand.securityTitle': 'Usted mantiene el control',
  'brand.securityText': 'Su contraseña solo se guarda como hash, y usted decide qué comparte.',
  'brand.planTitle': 'Un plan hecho para usted',
  'brand.planText': 'Próximos pasos prácticos que se ajustan a sus metas y a su presupuesto.',

  'profile.title': 'Configuración del perfil',
  'profile.sections': 'Configuración',
  'profile.close': 'Cerrar',
  'profile.tab.profile': 'Perfil',
  'profile.tab.notifications': 'Notificaciones',
  'profile.tab.preferences': 'Preferencias',
  'profile.tab.banks': 'Cuentas conectadas',
  'profile.tab.security': 'Seguridad',
  'profile.tab.privacy': 'Privacidad',
  'profile.notLoaded': 'No se pudo cargar esta parte.',
  'profile.loadAgain': 'Reintentar',
  'profile.picture': 'Foto de perfil',
  'profile.upload': 'Subir foto',
  'profile.emailHint': 'Confirme o cambie su correo electrónico en Seguridad.',
  'profile.notify.email': 'Notificaciones por correo',
  'profile.notify.emailHint':
    'Un recordatorio tres meses después de un chequeo y antes de que termine una conexión bancaria.',
  'profile.notify.push': 'Notificaciones push',
  'profile.notify.pushHint': 'Todavía no se envían. Su elección se guarda para entonces.',
  'profile.notify.marketing': 'Correos publicitarios',
  'profile.notify.marketingHint': 'Por ahora no se envía ninguno. Su elección se guarda.',
  'profile.theme': 'Tema',
  'profile.theme.light': 'Claro',
  'profile.theme.dark': 'Oscuro',
  'profile.theme.system': 'Sistema',
  'profile.themeHint': 'Sistema sigue el ajuste de su dispositivo.',
  'profile.language': 'Idioma',
  'profile.cancel': 'Cancelar',
  'profile.save': 'Guardar cambios',
  'profile.busy': 'Guardando...',
  'profile.saved': 'Sus cambios se han guardado.',
  'profile.unsaved': 'Los cambios en la configuración no están guardados y se perderán.',
  'profile.failed': 'No se pudo actualizar. Vuelva a intentarlo.',
  'profile.partly': 'Guardado: {saved}. No guardado: {failed}. {reason}',

  'message.Email is required': 'El correo electrónico es obligatorio',
  'message.Email is invalid': 'El correo electrónico no es válido',
  'message.Password is required': 'La contraseña es obligatoria',
  'message.Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'message.Password must be at most 200 characters': 'La contraseña debe tener como máximo 200 caracteres',
  'message.This password can be guessed from your own details. Please choose one without your name, email or phone number.':
    'Esta contraseña se puede adivinar a partir de sus datos. Elija una que no contenga su nombre, su correo electrónico ni su teléfono.',
  'message.This password is one of the first that attackers try. Please choose three or four unrelated words instead.':
    'Esta contraseña es una de las primeras que prueban los atacantes. Elija en su lugar tres o cuatro palabras sin relación entre sí.',
  'message.This password follows a pattern that is easy to guess. Please choose three or four unrelated words instead.':
    'Esta contraseña sigue un patrón fácil de adivinar. Elija en su lugar tres o cuatro palabras sin relación entre sí.',
  'message.This password is easy to guess. Please add one or two unrelated words.':
    'Esta contraseña es fácil de adivinar. Añada una o dos palabras que no tengan relación.',
  'message.Please confirm your password': 'Confirme su contraseña',
  'message.Passwords do not match': 'Las contraseñas no coinciden',
  'message.First name is required': 'El nombre es obligatorio',
  'message.Last name is required': 'El apellido es obligatorio',
  'message.Phone number is invalid': 'El número de teléfono no es válido',
  'message.Please use at most 200 characters': 'Use como máximo 200 caracteres',
  'message.Invalid value': 'Valor no válido',
  'message.Login service not found. Please check your connection and try again.':
    'No se encontró el servicio de inicio de sesión. Compruebe su conexión y vuelva a intentarlo.',
  'message.Login service not available. Please check your connection and try again.':
    'El servicio de inicio de sesión no está disponible. Compruebe su conexión y vuelva a intentarlo.',
  'message.Registration service not found. Please check your connection and try again.':
    'No se encontró el servicio de registro. Compruebe su conexión y vuelva a intentarlo.',
  'message.Registration service not available. Please check your connection and try again.':
    'El servicio de registro no está disponible. Compruebe su conexión y vuelva a intentarlo.',
  'message.Invalid email or password. Please try again.':
    'Correo electrónico o contraseña incorrectos. Vuelva a intentarlo.',
  'message.Server error during login. Please try again later.':
    'Se produjo un error del servidor al iniciar sesión. Vuelva a intentarlo más tarde.',
  'message.Server error during registration. Please try again later.':
    'Se produjo un error del servidor durante el registro. Vuelva a intentarlo más tarde.',
  'message.Network error. Please check your internet connection and try again.':
    'Error de red. Compruebe su conexión a internet y vuelva a intentarlo.',
  'message.Network Error': 'Error de red',
  'message.User profile service not found. Please try logging in again.':
    'No se encontró el servicio de perfiles. Vuelva a iniciar sesión.',
  'message.Authentication expired. Please log in again.': 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  'message.Login response missing authentication token':
    'La respuesta del servicio de inicio de sesión estaba incompleta',
  'message.User profile response missing user ID': 'La respuesta del servicio de perfiles estaba incompleta',
  'message.User profile response missing email': 'Falta el correo electrónico en la respuesta del servicio de perfiles',
  'message.Failed to retrieve user information after login. Please try again.':
    'No se pudieron obtener sus datos después de iniciar sesión. Vuelva a intentarlo.',
  'message.Failed to retrieve user information after registration. Please try again.':
    'No se pudieron obtener sus datos después del registro. Vuelva a intentarlo.',
  'message.An account with this email already exists. Please sign in instead.':
    'Ya existe una cuenta con este correo electrónico. Inicie sesión con ella.',
  'message.Email cannot be changed': 'El correo electrónico no se puede cambiar',
  'message.Please confirm your email address first.': 'Confirme primero su correo electrónico.',
  'message.Please sign in to the account of this link, or enter its password.':
    'Inicie sesión en la cuenta de este enlace o escriba su contraseña.',
  'message.This is not the password of the account. Please try again.':
    'Esta no es la contraseña de la cuenta. Vuelva a intentarlo.',
  'message.Your account has two-step sign-in. Please sign in first, then open the link in the email again.':
    'Su cuenta tiene el inicio de sesión en dos pasos. Inicie sesión primero y vuelva a abrir el enlace del correo.',
  'message.This passkey is paused since the password was reset. Please sign in with your password.':
    'Esta llave de acceso está en pausa desde que se restableció la contraseña. Inicie sesión con su contraseña.',
  'message.This email address contains characters that look like others. Please write it with plain letters.':
    'Este correo electrónico contiene caracteres que se parecen a otros. Escríbalo con letras normales.',
  'message.This is the email address of your account already.': 'Este ya es el correo electrónico de su cuenta.',
  'message.The current password is not right. Please try again.':
    'La contraseña actual no es correcta. Vuelva a intentarlo.',
  'message.The password was changed in the meantime. Please sign in again.':
    'La contraseña se ha cambiado entretanto. Vuelva a iniciar sesión.',
  'message.Code is required': 'El código es obligatorio',
  'message.This code is not right. Please try again.': 'Este código no es correcto. Vuelva a intentarlo.',
  'message.This sign-in took too long or had too many wrong codes. Please sign in again.':
    'El inicio de sesión ha tardado demasiado o ha tenido demasiados códigos incorrectos. Inicie sesión de nuevo.',
  'message.Two-step sign-in is on already.': 'El inicio de sesión en dos pasos ya está activado.',
  'message.Two-step sign-in is off.': 'El inicio de sesión en dos pasos está desactivado.',
  'message.This took too long. Please start again.': 'Ha pasado demasiado tiempo. Empiece de nuevo.',
  'message.Name is required': 'Indique un nombre.',
  'message.Your account has as many passkeys as it can have. Please remove one first.':
    'Su cuenta tiene el máximo de llaves de acceso. Quite primero una.',
  'message.This passkey has been added already.': 'Esta llave de acceso ya se ha añadido.',
  'message.This passkey could not be verified. Please try again.':
    'No se pudo comprobar esta llave de acceso. Vuelva a intentarlo.',
  'message.There is no such passkey.': 'Esta llave de acceso ya no existe.',
  'message.This passkey did not work. Please try again, or sign in with your password.':
    'Esta llave de acceso no ha funcionado. Vuelva a intentarlo o inicie sesión con su contraseña.',
  'message.This account is going to be deleted. The link in our email keeps it.':
    'Esta cuenta se va a eliminar. El enlace de nuestro correo la conserva.',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Demasiados intentos. Vuelva a intentarlo en {0} segundos.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Demasiados intentos. Vuelva a intentarlo en {0} minutos.',
  'message.The server is busy. Please try again in a moment.':
    'El servidor está ocupado. Vuelva a intentarlo en un momento.',
  'message.The service is not available just now. Please try again in a moment.':
    'El servicio no está disponible en este momento. Vuelva a intentarlo dentro de un rato.',
  'message.Something went wrong on our side. Please try again later.':
    'Algo ha fallado por nuestra parte. Vuelva a intentarlo más tarde.',
};
