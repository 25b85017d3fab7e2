import { Checkbox } from 'antd';
import type { KeyScope } from '../../../api/generated/model/keyScope';
import { FormField } from '../../../components/admin/forms/FormField';
import { AREAS } from './api-key-words';
import styles from './ScopesField.module.css';

/** Chooses for each part of the back office whether a key may read and write it. */
export function ScopesField() {
  return (
    <FormField name="scopes" label="What it may do" isGroup>
      <ScopeTable />
    </FormField>
  );
}

interface ScopeTableProps {
  value?: KeyScope[];
  onChange?: (value: KeyScope[]) => void;
}

function ScopeTable({ value = [], onChange, ...group }: ScopeTableProps) {
  const box = (area: string, action: string, scope: KeyScope | undefined) =>
    scope && (
      <Checkbox
        checked={value.includes(scope)}
        aria-label={`${area}: ${action}`}
        onChange={({ target }) =>
          onChange?.(target.checked ? [...value, scope] : value.filter((other) => other !== scope))
        }
      />
    );
  return (
    <div {...group}>
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
    </div>
  );
}
