import type { HealthRange, RemoteErrors } from '@verdant/federation/contract';
import { Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import styles from './platform-page.module.css';
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
  const { t, format } = usePlatformFormat();
  const { data, isBroken } = useRemoteErrors(name, range);
  const errors = data?.errors;
  const empty = isBroken ? t('thrown.failed') : t(errors ? 'thrown.none' : 'loading');
  return (
    <Panel title={t('thrown')}>
      {errors && errors.length > 0 ? (
        <Table
          label={t('table', { title: t('thrown') })}
          heads={[t('thrown.error'), t('thrown.releases'), t('browsers'), t('count')]}
          rows={errors.map((error) => ({
            key: [error.message, ...error.stack].join(' '),
            cells: [
              <Thrown key="error" {...error} />,
              error.first_version === error.last_version
                ? error.last_version
                : t('thrown.fromTo', { first: error.first_version, last: error.last_version }),
              error.browsers.map((browser) => `${browser.name} (${format.number(browser.count)})`).join(', ') || '–',
              format.number(error.count),
            ],
          }))}
        />
      ) : (
        <p>{empty}</p>
      )}
      <p className="v-muted v-sm v-above-3">{t('thrown.caption')}</p>
    </Panel>
  );
}
