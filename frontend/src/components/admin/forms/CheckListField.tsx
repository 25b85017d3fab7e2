import { Checkbox, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { contains } from '../contains';
import styles from './CheckListField.module.css';
import { useField } from './use-field';

interface CheckOption {
  value: string;
  label: string;
  /** A word more, behind the label. */
  note?: string;
}

interface CheckListFieldProps {
  name: string;
  label: string;
  searchLabel: string;
  options: CheckOption[];
  empty: string;
}

/** So many are drawn at once; a search finds the others. */
const SHOWN = 100;

/** Chooses any of many. Those chosen at first stand at the top, and stay there. */
export function CheckListField(props: CheckListFieldProps) {
  const { name, label, searchLabel, options, empty } = props;
  const field = useField<string[]>({ name, label });
  const [atTop] = useState(() => new Set(field.value));
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const sought = search.trim();
  const found = options
    .filter((option) => contains(option.label, sought))
    .toSorted((a, b) => Number(atTop.has(b.value)) - Number(atTop.has(a.value)));
  const chosen = new Set(field.value);
  const toggle = (value: string) => {
    setSaid('');
    field.setValue(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? !chosen.has(value) : chosen.has(other))),
    );
  };
  const countInWords = (count: number) => {
    if (count === 0) return sought ? 'Nothing is found.' : empty;
    if (count > SHOWN) return `And ${count - SHOWN} more: search for them.`;
    return sought && `${count} found.`;
  };
  const pickFirst = (event: KeyboardEvent) => {
    // Enter would send the form.
    event.preventDefault();
    const [first] = found;
    if (!sought || !first) return;
    toggle(first.value);
    setSaid(`${first.label} is ${chosen.has(first.value) ? 'no longer chosen' : 'chosen'}.`);
  };
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} ({field.value.length})
      </legend>
      <Input
        {...field.control}
        type="search"
        aria-label={searchLabel}
        aria-describedby={[field.error && field.errorId, field.hintId].filter(Boolean).join(' ')}
        placeholder={searchLabel}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setSaid('');
        }}
        onPressEnter={pickFirst}
      />
      <p id={field.hintId} className={styles.hint}>
        Enter chooses the first that is found.
      </p>
      {field.error && (
        <p id={field.errorId} className={styles.error}>
          {field.error}
        </p>
      )}
      <ul className={styles.options}>
        {found.slice(0, SHOWN).map((option) => (
          <li key={option.value}>
            <Checkbox checked={chosen.has(option.value)} onChange={() => toggle(option.value)}>
              {option.label}
              {option.note && <span className={styles.note}> {option.note}</span>}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {said || countInWords(found.length)}
      </p>
    </fieldset>
  );
}
