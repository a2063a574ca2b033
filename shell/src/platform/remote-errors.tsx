import { remoteErrors } from '@verdant/federation/contract';
import type { HealthRange, RemoteErrors } from '@verdant/federation/contract';
import { formatNumber } from '@verdant/shared/format';
import { TablePanel } from '../table/table';
import { formatBrowsers } from './metrics';
import styles from './platform-page.module.css';
import { useRemoteDetails } from './use-remote-health';

function Thrown({ message, file, line, stack }: RemoteErrors['errors'][number]) {
  return (
    <div className={`${styles.thrown} v-stack v-gap-1 v-regular v-anywhere`}>
      <span>{message}</span>
      {file !== null && <code>{`${file}:${line}`}</code>}
      {stack.length > 1 && (
        <details>
          <summary>All places</summary>
          <ol>
            {Array.from(stack.entries(), ([index, frame]) => (
              <li key={index}>
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
  const { data, emptyText } = useRemoteDetails(name, range, 'errors', remoteErrors);
  return (
    <TablePanel
      title="Errors in its code"
      heads={['Error', 'Releases', 'Browsers', 'Pages']}
      rows={(data?.errors ?? []).map((error) => ({
        key: [error.message, ...error.stack].join(' '),
        cells: [
          <Thrown key="error" {...error} />,
          error.first_version === error.last_version
            ? error.last_version
            : `${error.first_version} to ${error.last_version}`,
          formatBrowsers(error.browsers),
          formatNumber(error.count),
        ],
      }))}
      empty={emptyText('Nothing was thrown in this time.', 'The errors could not be fetched. Refresh to try again.')}
      caption="Errors with the same message and place are one, whatever the numbers in it. Personal data is removed where it can be told by its form. Places are in the source where the release has a source map."
    />
  );
}
