import type { AdviceLink } from '../contract';

/** Links and phone numbers next to advice. The names of the services stay in English. */
export function AdviceLinks({ links = [] }: { links?: readonly AdviceLink[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className="v-cluster v-gap-0 v-column-4" lang="en">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="v-target v-pad-2" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
