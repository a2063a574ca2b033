/** Features of browsers that neither our pages nor the widget in them use; the widget copies to the clipboard. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Passkeys: for pages of the host, and not for what is framed in them. */
const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];

const policy = (features: readonly string[], allowed: string) =>
  features.map((feature) => `${feature}=${allowed}`).join(', ');

/** `Permissions-Policy` of a host page. */
export const HOST_PAGE_PERMISSIONS = [policy(UNUSED, '()'), policy(PASSKEYS, '(self)')].join(', ');

/** `Permissions-Policy` of any other page: everything off. */
export const NO_PERMISSIONS = policy([...UNUSED, ...PASSKEYS], '()');
