import { Badge, Banner, Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import { describeStatus } from './probe';
import type { ProbeResult } from './probe';

/** Shows the probed endpoints and their results. Spec 8 defines the texts for the case that no endpoint works. */
export function ProbeTable({ title, results }: { title: string; results: ProbeResult[] }) {
  const working = results.filter((result) => result.reachable);
  return (
    <Panel
      title={title}
      aside={<Badge tone={working.length ? 'good' : 'bad'}>{`${working.length} of ${results.length} reachable`}</Badge>}
    >
      {working.length === 0 && (
        <Banner>
          <strong>No working endpoints found</strong>
          <span>All API endpoints failed</span>
        </Banner>
      )}
      <Table
        label="Results by endpoint"
        heads={['Endpoint', 'Result', 'Status', 'Time', 'Request']}
        rows={results.map((result) => ({
          key: result.path,
          cells: [
            result.path,
            <Badge key="result" tone={result.reachable ? 'good' : 'bad'}>
              {result.reachable ? 'reachable' : 'not reachable'}
            </Badge>,
            describeStatus(result),
            `${result.ms} ms`,
            result.requestId ?? 'none',
          ],
        }))}
      />
    </Panel>
  );
}
