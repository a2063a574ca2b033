import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  title: 'Privacidad',
  subtitle: 'Qué guarda {brand} sobre usted, dónde, cuánto tiempo y quién puede verlo.',
  'draft.mark': 'Borrador del 22 de noviembre de 2026',
  'draft.text':
    'Ningún abogado ha revisado todavía esta página. Describe lo que el software hace hoy y no promete nada más. Antes de que {brand} se ofrezca al público, esta página debe decir quién lo gestiona, cómo contactarle y en qué país están sus servidores.',
  contents: 'En esta página',
  related: 'Condiciones de uso',

  short: 'En resumen',
  'short.what':
    '{brand} guarda su nombre, su correo electrónico y sus respuestas, y un número de teléfono si usted lo escribe.',
  'short.use': 'Se usan para su cuenta, su puntuación y sus recomendaciones.',
  'short.none': 'No hay publicidad ni servicio de analítica, y sus respuestas no se envían a ningún servicio de IA.',
  'short.bank':
    'Vincular un banco es opcional. Si lo hace, sus cuentas, saldos y movimientos se guardan hasta que lo desconecte.',
  'short.end':
    'Puede eliminar su cuenta en los ajustes. Se elimina definitivamente unos días después, para que pueda cambiar de idea.',

  server: 'Qué se guarda en el servidor',
  'server.intro':
    'Todo está en una base de datos PostgreSQL. Las personas que gestionan el servidor pueden leerlo todo; la lista dice quién más puede.',
  'server.times':
    'Los plazos de las sesiones y de los enlaces para una contraseña nueva son los que el software trae; las personas que gestionan el servidor pueden haber elegido otros.',
  'label.what': 'Qué',
  'label.until': 'Cuánto tiempo',
  'label.reader': 'Quién más lo ve',
  'reader.owner': 'Usted, mientras tiene la sesión abierta.',
  'reader.nobody': 'Nadie.',
  'reader.everybody': 'Todo el mundo puede ver recuentos y nombres de versiones. No aparece ninguna persona.',
  'reader.developer': 'La persona que activó la herramienta para desarrollar o probar.',

  'record.account': 'Su cuenta',
  'record.account.what':
    'Nombre y apellido, correo electrónico, número de teléfono si lo escribió, su contraseña en forma de hash (Argon2id), su elección de tema, idioma y notificaciones, cuándo se creó y se cambió por última vez la cuenta, cuándo se confirmó su correo electrónico, cuándo se restableció por última vez la contraseña por correo hasta que decidió qué llaves de acceso se quedan, y cuándo se eliminará si lo ha pedido. Una eliminación pendiente lleva el identificador aleatorio de su cuenta.',
  'record.account.until':
    'Mientras exista la cuenta: hasta que la elimine, y {deletionDays} días más, en los que puede conservarla. Si el agregador de sus bancos no responde entonces, hasta tres días más.',
  'record.answers': 'Su cuestionario y su plan',
  'record.answers.what':
    'Las preguntas que se le hicieron, con las palabras que vio, y sus respuestas con su hora, incluidos los textos libres, y cuáles confirmó según sus cuentas vinculadas; también los cuestionarios anteriores, incluso después de empezar de nuevo. Lo que decidió sobre una recomendación: hecha, más tarde o no, el motivo si eligió uno, y cuándo. Las puntuaciones se calculan a partir de esto cada vez que las mira y no se guardan.',
  'record.answers.until':
    'Mientras exista la cuenta. Una respuesta cambiada sustituye a la anterior, y al reabrir una recomendación se elimina la decisión.',
  'record.bank': 'Bancos vinculados',
  'record.bank.what':
    'Que aceptó vincular un banco: para qué, cuándo y hasta cuándo ({consentDays} días). Se anota cuando continúa a la elección del banco, aunque no siga. De cada banco vinculado: su nombre, desde cuándo, el nombre, el tipo, la moneda y los cuatro últimos caracteres del número de cada cuenta, y el identificador que el agregador da a la conexión. De cada cuenta, además, el saldo y los movimientos de los últimos {moneyDays} días: día, importe, descripción, comercio, la categoría y su motivo. Las categorías que usted mismo dio a los comercios; cuándo se obtuvieron los datos por última vez y si falló. Una actualización pendiente lleva el identificador aleatorio de su cuenta. Ninguna contraseña bancaria y ningún número de cuenta completo.',
  'record.bank.until':
    'El vínculo, con sus saldos y movimientos: hasta que desconecte el banco; no termina por sí solo con el consentimiento, pero entonces ya no se obtiene nada más. Los movimientos de hace más de {moneyDays} días se eliminan con la siguiente actualización. Las categorías que eligió: hasta que desconecte el último banco. Una actualización que falló definitivamente: {failedJobDays} días. El consentimiento: mientras exista la cuenta, marcado como terminado tras la desconexión.',
  'record.practice': 'Bancos de práctica',
  'record.practice.what':
    'Sin conexión con bancos reales, {brand} ofrece bancos ficticios. De un vínculo con uno se guardan el banco ficticio, la hora y un nombre de usuario formado con el identificador aleatorio de su cuenta.',
  'record.practice.until': 'Hasta que lo desconecte o se elimine su cuenta.',
  'record.signIns': 'Sesiones',
  'record.signIns.what':
    'De cada sesión, un hash de la clave que tiene su navegador, cuándo empezó, cuándo se usó por última vez y cuándo termina; y los nombres del navegador y del sistema, por ejemplo Firefox y Windows, para que reconozca sus dispositivos.',
  'record.signIns.until':
    'Hasta que cierre la sesión, durante {idleMinutes} minutos sin uso y {sessionHours} horas como máximo. Lo que ha terminado se elimina cada hora.',
  'record.secondFactor': 'Inicio de sesión en dos pasos',
  'record.secondFactor.what':
    'Si lo ha activado: la clave que también tiene su aplicación de autenticación, desde cuándo, de qué momento era el último código, y un hash de cada código de recuperación que queda. De un inicio de sesión al que aún le falta el código: un hash, cuántos intentos quedan y sus horas. La descarga de sus datos no contiene ninguna de las claves ni de los hashes.',
  'record.secondFactor.until':
    'Hasta que lo desactive, y no más tiempo que la cuenta. Un código de recuperación, hasta que se use o se sustituya. Una clave a la que no siguió ningún código: 15 minutos. Un inicio de sesión sin su código: cinco minutos; ambos se eliminan en la hora siguiente.',
  'record.passkeys': 'Llaves de acceso',
  'record.passkeys.what':
    'De cada llave de acceso que ha añadido: el nombre que le ha dado, su clave pública con el identificador y la cuenta de firmas que le da su dispositivo, si está sincronizada, cuándo la añadió y cuándo inició sesión con ella por última vez. La clave que firma se queda con usted, igual que la huella, la cara y el PIN. De una llave de acceso que se está añadiendo o usando: un hash de lo que tiene que firmar, con una referencia al inicio de sesión. La descarga de sus datos no contiene ninguna de las claves ni de los hashes.',
  'record.passkeys.until':
    'Hasta que la quite, y no más tiempo que la cuenta. Lo que una llave de acceso tiene que firmar: hasta que se firme, y cinco minutos como máximo; se elimina en la hora siguiente.',
  'record.places': 'Dónde ha iniciado sesión antes',
  'record.places.what':
    'Un hash de su correo electrónico con un número aleatorio de su navegador. Le deja entrar mientras otra persona prueba contraseñas.',
  'record.places.until':
    '{placeDays} días después del último inicio de sesión desde allí, y no más tiempo que la cuenta.',
  'record.resets': 'Enlaces para una contraseña nueva',
  'record.resets.what':
    'El correo electrónico que se escribió para pedir un enlace, con el idioma de la página; y un hash del enlace del mensaje.',
  'record.resets.until':
    'El correo electrónico: hasta que se envía el mensaje, y {failedJobDays} días más si el envío ha fallado definitivamente. El enlace: {resetMinutes} minutos, o hasta que se cambia la contraseña.',
  'record.links': 'Enlaces para su cuenta',
  'record.links.what':
    'De cada enlace que confirma un correo electrónico, lo cambia, conserva su cuenta o descarga sus datos: para qué sirve, el correo electrónico, un hash del enlace y sus plazos. Un mensaje en espera lleva el identificador aleatorio de su cuenta y el idioma.',
  'record.links.until':
    'Hasta que se usa el enlace. Si no, {linkHours} horas para un correo electrónico, {deletionDays} días para conservar una cuenta y cinco minutos para una descarga; se elimina en la hora siguiente. Un mensaje que no se pudo enviar: {failedJobDays} días.',
  'record.notices': 'Correos sobre cambios en su cuenta',
  'record.notices.what': 'Su correo electrónico y su idioma, con lo que se cambió, por ejemplo la contraseña.',
  'record.notices.until':
    'Hasta que se envía el mensaje, y {failedJobDays} días más si el envío ha fallado definitivamente.',
  'record.reminders': 'Recordatorios',
  'record.reminders.what':
    'Qué recordatorio de un chequeo o de una conexión bancaria se le envió y cuándo, y un hash del enlace que los desactiva.',
  'record.reminders.until': 'Mientras exista la cuenta.',
  'record.limits': 'Límites contra abusos',
  'record.limits.what':
    'Cuántas veces se hizo algo desde una dirección IP o con una cuenta: un número junto a un hash de la dirección o de la cuenta.',
  'record.limits.until': 'Cuenta una hora como máximo. Lo que ha terminado se elimina cada hora.',
  'record.reports': 'Cómo se cargan las páginas',
  'record.reports.what':
    'Qué parte de una página se cargó, falló o se bloqueó, en qué versión, cuándo y con qué rapidez, con el tipo de navegador (por ejemplo, chrome 140) y un número aleatorio para cada página. Si se bloqueó algo de otro sitio web, el nombre de ese sitio. Ninguna cuenta y ninguna dirección IP.',
  'record.reports.until': '{reportDays} días. Los totales de las cargas, sin navegador ni página, se conservan.',
  'record.tools': 'Herramientas de desarrollo y prueba',
  'record.tools.what':
    'Solo si se activó una de estas herramientas en este navegador: qué sustituye o qué fallos provoca, un número aleatorio que tiene el navegador y una referencia a la sesión con la que se activó.',
  'record.tools.until':
    '{overrideHours} horas para las partes sustituidas, {labHours} horas para los fallos; se elimina en la hora siguiente.',
  'record.software': 'El propio software',
  'record.software.what':
    'Las versiones publicadas de sus partes con sus archivos y firmas, cuándo y por qué se cambiaron, y qué páginas no se pudieron preparar. Nada sobre usted.',
  'record.software.until':
    'Vistas previas de un cambio: los archivos hasta que caducan, lo demás 90 días más. Para todo lo demás no hay un final fijado.',

  browser: 'Qué se guarda en su navegador',
  'browser.intro':
    'Puede eliminarlo todo en los ajustes de su navegador. Al cerrar la sesión se elimina todo salvo su elección de tema e idioma, las cookies, la página sin conexión y lo necesario para terminar una sesión en el servidor. En una conexión segura, los nombres de las cookies empiezan por __Host-.',
  'place.local': 'Almacenamiento local',
  'place.session': 'Almacenamiento de sesión',
  'place.cookie': 'Cookie',
  'place.worker': 'Service worker',
  'item.token': 'La clave de su sesión. Se elimina cuando cierra la sesión o cuando el servidor dice que ha terminado.',
  'item.choices': 'Su elección de tema e idioma. Se conserva hasta que la elimine.',
  'item.drafts':
    'Respuestas del cuestionario que aún no se han enviado. Se eliminan cuando se envían, cuando cierra la sesión, cuando otra persona inicia sesión o cuando se abre el cuestionario después de {draftDays} días.',
  'item.signOuts':
    'Claves de sesiones que cerró mientras no se podía llegar al servidor. Se eliminan en cuanto lo sabe; no se usan después de {pendingDays} días.',
  'item.check': 'Se escribe y se elimina enseguida, para saber si el navegador puede guardar algo.',
  'item.firstAnswer':
    'Una respuesta que dio en la página de inicio. Se conserva hasta que el cuestionario la toma, cierra la sesión o se cierra la pestaña.',
  'item.labReport':
    'Solo en navegadores de quienes prueban: lo que cargó la última página, lo que falló y el tipo de navegador. Se conserva hasta que cierre la sesión o la pestaña.',
  'item.emailReminder':
    'Que ha descartado el recordatorio de confirmar su correo electrónico. Se conserva hasta que cierra la sesión o se cierra la pestaña.',
  'item.device':
    'Un número aleatorio por el que el servidor sabe que este navegador ya ha iniciado sesión antes. {placeDays} días después del último inicio de sesión.',
  'item.visitor':
    'Un número aleatorio, solo mientras se prueba una versión nueva con parte de los visitantes, para que siga viendo la misma. {visitorDays} días.',
  'item.overrides':
    'Solo en navegadores de desarrolladores: un número aleatorio para las partes que sustituyen. {overrideHours} horas.',
  'item.lab':
    'Solo en navegadores de quienes prueban: un número aleatorio para los fallos que provocan. {labHours} horas.',
  'item.offline':
    'La página que ve sin conexión, en su idioma y con su tema, y el programa que la muestra. Nada sobre usted. Se conserva hasta que la borre.',
  'browser.widget':
    'La ventana en la que entra en un banco pertenece al agregador, que puede guardar sus propios datos en su navegador.',

  logs: 'Registros del servidor',
  'logs.text':
    'El servidor escribe una línea por cada solicitud: el método, la ruta sin lo que sigue a un signo de interrogación, el estado y la duración. De un error escribe su tipo y el lugar en el código. En estas líneas no hay direcciones IP, correos electrónicos ni respuestas.',
  'logs.others':
    'Cuánto tiempo se conservan las líneas lo deciden las personas que gestionan el servidor. Los programas que están delante, como un proxy, pueden llevar sus propios registros, con direcciones IP.',
  emails: 'Mensajes de correo',
  'emails.text':
    '{brand} envía mensajes sobre su cuenta: enlaces para confirmar un correo electrónico, para elegir una contraseña nueva y para conservar una cuenta, y avisos cuando se cambia su contraseña, su correo electrónico u otra forma de iniciar sesión, o se usa un código de recuperación. Mientras el primer interruptor de notificaciones de sus ajustes está activado, envía también recordatorios de un chequeo y de un consentimiento que termina. Los otros dos se guardan, pero hoy nada depende de ellos. El formulario del boletín no envía ni guarda nada.',
  'emails.files':
    'El servidor de correo que han elegido las personas que gestionan {brand} ve estos mensajes. Donde no hay ninguno, los mensajes son archivos en el servidor, y nada los elimina por sí solo.',
  companies: 'Otras empresas',
  'companies.bank':
    'Donde {brand} está conectado con el agregador Yodlee, al vincular un banco Yodlee recibe un nombre de usuario, por lo general formado con el identificador aleatorio de su cuenta, y lo que usted escribe en su ventana. {brand} pide a Yodlee sus cuentas, saldos y movimientos varias veces al día mientras vale el consentimiento, y nunca ve su contraseña bancaria.',
  'companies.none':
    'Ninguna página tiene publicidad ni analítica de otra empresa. Solo la página que vincula un banco carga un script y una ventana del agregador.',
  backups: 'Copias de la base de datos',
  'backups.text':
    'Las personas que gestionan el servidor pueden copiar la base de datos en un archivo en cualquier momento. Esa copia tiene todo lo de la lista anterior menos los límites y los correos electrónicos que esperan un mensaje. {brand} no elimina copias: lo que ya no está en la base de datos permanece en copias anteriores hasta que alguien las elimina.',
  protection: 'Cómo está protegido',
  'protection.hashes':
    'De las contraseñas, de las claves de sesión y de los enlaces para una contraseña nueva, la base de datos solo tiene hashes.',
  'protection.rest':
    'Lo que escribe en el cuestionario con sus propias palabras y las claves de las aplicaciones de autenticación están cifrados, salvo que quienes gestionan varios servidores no hayan definido una clave para ello. Todo lo demás está en la base de datos tal cual: {brand} no lo cifra. Que el disco y la conexión estén cifrados depende de cómo se gestiona el servidor; en la conexión lo muestra https en la barra de direcciones.',
  choices: 'Qué puede hacer',
  'choices.profile':
    'Ver y cambiar su nombre y su número de teléfono en los ajustes del perfil, y su correo electrónico en Seguridad.',
  'choices.answers': 'Ver sus respuestas y cambiar las de su último cuestionario completado.',
  'choices.bank': 'Desconectar un banco en los ajustes o en la página donde lo vinculó.',
  'choices.export':
    'Descargar todo lo que hay sobre usted en los ajustes, en Privacidad: como JSON y como tablas. No incluye los hash de contraseñas y enlaces.',
  'choices.delete':
    'Eliminar su cuenta en los ajustes, en Privacidad. Lo que se conserva mientras exista la cuenta desaparece con ella, y también las sesiones, los enlaces, los bancos de práctica y las conexiones en el agregador; los totales, las copias de la base de datos y los mensajes que son archivos en el servidor, no.',
  questions: 'Preguntas y reclamaciones',
  'questions.text':
    'Este borrador no nombra ningún contacto porque todavía no lo hay. En Australia, la Office of the Australian Information Commissioner (oaic.gov.au) explica sus derechos. Qué leyes se aplican a quien gestiona {brand} es una de las preguntas para el abogado.',
};
