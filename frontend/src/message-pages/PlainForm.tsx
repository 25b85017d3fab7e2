import button from '../components/button.module.css';
import styles from '../components/TextInput.module.css';
import type { FormState } from '../server/contract';
import { PasswordMeter } from './PasswordMeter';

export interface Field {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'password' | 'url';
  /** Makes it a text of several lines. */
  rows?: number;
  /** Makes it a choice of these values. */
  options?: { value: string; label: string }[];
  optional?: boolean;
  minLength?: number;
  maxLength?: number;
  hint?: string;
  /** Of a new password: names and address that make it easier to guess. */
  owner?: string[];
}

interface PlainFormProps {
  submit: string;
  /** Without it, the form is sent to the page's own address. */
  action?: string;
  look?: 'primary' | 'secondary';
  hidden?: Record<string, string>;
  fields?: Field[];
  state?: FormState;
}

const EMPTY: FormState = { values: {}, errors: {} };

/** A form that needs no JavaScript. The first field with an error has the focus, or the first of all. */
export function PlainForm(props: PlainFormProps) {
  const { submit, action, look = 'primary', hidden = {}, fields = [], state = EMPTY } = props;
  const focused = fields.find(({ name }) => state.errors[name]) ?? fields[0];
  return (
    <form method="post" action={action}>
      {state.failure && <p role="alert">{state.failure}</p>}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FormField key={field.name} {...field} state={state} autoFocus={field === focused} />
      ))}
      <button className={button[look]}>{submit}</button>
    </form>
  );
}

function FormField(props: Field & { state: FormState; autoFocus: boolean }) {
  const {
    label,
    hint,
    optional,
    rows,
    options,
    owner,
    type = 'text',
    state,
    ...attributes
  } = props;
  const { name } = attributes;
  const error = state.errors[name];
  const control = {
    ...attributes,
    id: name,
    required: !optional,
    // A password is never sent back.
    defaultValue: type === 'password' ? undefined : state.values[name],
    'aria-describedby': (error ?? hint) && `${name}-said`,
    'aria-invalid': error !== undefined || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {options ? (
        <select {...control}>
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea dir="auto" rows={rows} {...control} />
      ) : (
        <input type={type} data-owner={owner && JSON.stringify(owner)} {...control} />
      )}
      {(error ?? hint) && (
        <p id={`${name}-said`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
      {owner && <PasswordMeter />}
    </div>
  );
}
