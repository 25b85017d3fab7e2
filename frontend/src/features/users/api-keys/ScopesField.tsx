import { Checkbox } from 'antd';
import type { KeyScope } from '../../../api/generated/model/keyScope';
import { useField } from '../../../components/admin/forms/use-field';
import { AREAS } from './api-key-words';
import styles from './ScopesField.module.css';

/** Chooses for each part of the back office whether a key may read and write it. */
export function ScopesField() {
  const { value, setValue, error, errorId } = useField<KeyScope[]>({
    name: 'scopes',
    label: 'Scopes',
  });
  const box = (area: string, action: string, scope: KeyScope | undefined) =>
    scope && (
      <Checkbox
        checked={value.includes(scope)}
        aria-label={`${area}: ${action}`}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        onChange={({ target }) =>
          setValue(target.checked ? [...value, scope] : value.filter((other) => other !== scope))
        }
      />
    );
  return (
    <fieldset className={styles.field}>
      <legend>What it may do</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <table className={styles.scopes}>
        <thead>
          <tr>
            <td />
            <th scope="col">Read</th>
            <th scope="col">Write</th>
          </tr>
        </thead>
        <tbody>
          {AREAS.map(({ label, read, write }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{box(label, 'read', read)}</td>
              <td>{box(label, 'write', write)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
