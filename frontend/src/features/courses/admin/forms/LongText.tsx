import styles from './LongText.module.css';

interface LongTextProps {
  label: string;
  text: string;
}

const SHORT = 100;

export function LongText({ label, text }: LongTextProps) {
  if (text.length <= SHORT && !text.includes('\n')) {
    return (
      <p className={styles.text}>
        {label}: {text}
      </p>
    );
  }
  return (
    <details className={styles.text}>
      <summary>
        {label}: {text.slice(0, SHORT).replaceAll('\n', ' · ')}…
      </summary>
      <p className={styles.whole}>{text}</p>
    </details>
  );
}
