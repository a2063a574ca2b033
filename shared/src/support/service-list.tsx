import type { SupportKind } from '../contract';
import { Service } from './service';
import { servicesFor } from './services';
import styles from './support.module.css';

/** Lists the services for these needs, on a page about help services. */
export function ServiceList({ needs }: { needs: readonly SupportKind[] }) {
  return (
    <ul className={styles.services}>
      {servicesFor(needs).map((service) => (
        <Service key={service.id} service={service} />
      ))}
    </ul>
  );
}
