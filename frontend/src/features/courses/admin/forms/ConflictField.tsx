import styles from './ConflictField.module.css';

interface ConflictFieldProps {
  label: string;
  name: string;
  mine: string;
  theirs: string;
  chosen: string;
  onChoose: (text: string) => void;
}

export function ConflictField(props: ConflictFieldProps) {
  const { label, name, mine, theirs, chosen, onChoose } = props;
  const versions = [
    { owner: 'Mine', text: mine },
    { owner: 'Theirs', text: theirs },
  ];
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {versions.map(({ owner, text }) => (
        <label key={owner} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={chosen === text}
            onChange={() => onChoose(text)}
          />
          <span>
            <span className={styles.owner}>{owner}</span>
            <span className={styles.text}>{text || 'Not overridden'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
