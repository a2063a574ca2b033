import styles from './solid-block.module.css';

/** The class of the one solid block of a screen: its ground, and the colours of what stands on it. */
export const solidBlock: string | undefined = styles['solid'];
