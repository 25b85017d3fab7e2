import styles from './PageText.module.css';

/** Shows the text of a page. @param html sanitized by the server */
export function PageText({ html }: { html: string }) {
  return <div dir="auto" className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
