import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: 'Revise cómo inicia sesión',
  subtitle: 'Tiene una contraseña nueva. Marque las demás formas de iniciar sesión que quiere conservar.',
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
