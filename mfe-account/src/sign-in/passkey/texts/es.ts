import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  asking: 'Siga los pasos que muestra su navegador.',
  cancelled:
    'No se ha iniciado sesión: se canceló, tardó demasiado o aquí no hay ninguna llave de acceso para este sitio web. Su contraseña también sirve.',
  unsupported: 'Este navegador no puede usar llaves de acceso. Inicie sesión con su contraseña.',
  domain: 'Las llaves de acceso no funcionan en esta dirección del sitio web. Inicie sesión con su contraseña.',
  failed: 'No se pudo usar la llave de acceso. Vuelva a intentarlo o inicie sesión con su contraseña.',
};
