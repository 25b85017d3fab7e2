import styles from './ConflictField.module.css';

interface ConflictFieldProps<Value> {
  label: string;
  name: string;
  versions: { owner: string; value: Value }[];
  chosen: Value;
  inWords: (value: Value) => string;
  onChoose: (value: Value) => void;
}

export function ConflictField<Value>(props: ConflictFieldProps<Value>) {
  const { label, name, versions, chosen, inWords, onChoose } = props;
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {versions.map(({ owner, value }) => (
        <label key={owner} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span className={styles.owner}>{owner}</span>
            <span className={styles.text}>{inWords(value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
