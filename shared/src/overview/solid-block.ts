import styles from './solid-block.module.css';

/** The class of the only block with a solid background on a page. It sets the background and the colours of its content. */
export const solidBlock: string | undefined = styles['solid'];
