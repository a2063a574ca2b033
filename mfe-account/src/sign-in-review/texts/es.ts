import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: 'Revise cómo inicia sesión',
  subtitle:
    'Su contraseña es nueva. Antes también se podía entrar en su cuenta con lo siguiente. Marque lo que quiere conservar.',
  loading: 'Cargando cómo inicia sesión',
  notLoaded: 'No se ha podido cargar. Vuelva a intentarlo.',
  again: 'Reintentar',
  passkeys: 'Llaves de acceso',
  'passkeys.about': 'Están en pausa hasta que decida. Si no reconoce una, no la marque: se quitará.',
  'times.used': 'Añadida {created}, último uso {used}',
  'times.unused': 'Añadida {created}, nunca usada',
  app: 'Inicio de sesión en dos pasos',
  'app.name': 'Aplicación de autenticación',
  'app.added': 'Añadida {created}',
  'app.about': 'Consérvela si es suya. Sin ella basta su contraseña para iniciar sesión.',
  password: 'Su contraseña nueva',
  submit: 'Guardar',
  busy: 'Un momento...',
  failed: 'No ha funcionado. Vuelva a intentarlo.',
  later: 'Decidir más tarde',
};
