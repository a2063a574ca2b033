import type { HealthRange, RemoteErrors } from '@verdant/federation/contract';
import styles from './platform-page.module.css';
import { TablePanel } from './table-panel';
import { usePlatformFormat } from './use-platform-format';
import { useRemoteErrors } from './use-remote-health';

type Errors = RemoteErrors['errors'];

function Thrown({ message, file, line, stack }: Errors[number]) {
  const { t } = usePlatformFormat();
  return (
    <div className={`${styles.thrown} v-stack v-gap-1 v-regular v-anywhere`}>
      <span>{message}</span>
      {file !== null && <code>{`${file}:${line}`}</code>}
      {stack.length > 1 && (
        <details>
          <summary>{t('thrown.stack')}</summary>
          <ol>
            {Array.from(stack.entries(), ([place, frame]) => (
              <li key={place}>
                <code>{frame}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

export function RemoteErrorsPanel({ name, range }: { name: string; range: HealthRange }) {
  const { t, format, browsersOf } = usePlatformFormat();
  const { data, isBroken } = useRemoteErrors(name, range);
  return (
    <TablePanel
      title={t('thrown')}
      empty={isBroken ? t('thrown.failed') : t(data ? 'thrown.none' : 'loading')}
      note={t('thrown.caption')}
      heads={[t('thrown.error'), t('thrown.releases'), t('browsers'), t('count')]}
      rows={(data?.errors ?? []).map((error) => ({
        key: [error.message, ...error.stack].join(' '),
        cells: [
          <Thrown key="error" {...error} />,
          error.first_version === error.last_version
            ? error.last_version
            : t('thrown.fromTo', { first: error.first_version, last: error.last_version }),
          browsersOf(error.browsers),
          format.number(error.count),
        ],
      }))}
    />
  );
}
