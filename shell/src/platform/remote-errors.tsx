import { remoteErrors } from '@verdant/federation/contract';
import type { HealthRange, RemoteErrors } from '@verdant/federation/contract';
import styles from './platform-page.module.css';
import { TablePanel } from './table-panel';
import { usePlatformFormat } from './use-platform-format';
import { useRemoteDetails } from './use-remote-health';

function Thrown({ message, file, line, stack }: RemoteErrors['errors'][number]) {
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
  const { t, format, browserList } = usePlatformFormat();
  const { data, isBroken } = useRemoteDetails(name, range, 'errors', remoteErrors);
  return (
    <TablePanel
      title={t('thrown')}
      heads={[t('thrown.error'), t('thrown.releases'), t('browsers'), t('count')]}
      rows={(data?.errors ?? []).map((error) => ({
        key: [error.message, ...error.stack].join(' '),
        cells: [
          <Thrown key="error" {...error} />,
          error.first_version === error.last_version
            ? error.last_version
            : t('thrown.fromTo', { first: error.first_version, last: error.last_version }),
          browserList(error.browsers),
          format.number(error.count),
        ],
      }))}
      empty={isBroken ? t('thrown.failed') : t(data ? 'thrown.none' : 'loading')}
      caption={t('thrown.caption')}
    />
  );
}
