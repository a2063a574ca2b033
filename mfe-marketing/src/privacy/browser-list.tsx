import { Fragment } from 'react';
import styles from './privacy.module.css';
import { browserItems, periods } from './stored';
import { usePrivacyTexts } from './texts';

/** What the browser stores: under which name, where, what for, and how long. */
export function BrowserList() {
  const t = usePrivacyTexts();
  return (
    <dl className={styles.items}>
      {browserItems.map(({ id, place, names }) => (
        <Fragment key={id}>
          <dt>
            {names.map((name) => (
              <Fragment key={name}>
                <code className={styles.key} translate="no">
                  {name}
                </code>{' '}
              </Fragment>
            ))}
            <span className={styles.place}>{t(`place.${place}`)}</span>
          </dt>
          <dd>{t(`item.${id}`, periods)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
