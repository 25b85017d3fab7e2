import { Checkbox } from 'antd';
import type { WebhookEvent } from '../../../api/generated/model/webhookEvent';
import { useField } from '../../../components/admin/forms/use-field';
import { EVENT_OPTIONS } from '../webhook-words';
import styles from './EventsField.module.css';

/** Chooses what an endpoint is told of. */
export function EventsField() {
  const { value, setValue, error, errorId } = useField<WebhookEvent[]>({
    name: 'events',
    label: 'Events',
  });
  return (
    <fieldset className={styles.field}>
      <legend>What it is told of</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {EVENT_OPTIONS.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={({ target }) =>
            setValue(
              target.checked
                ? [...value, option.value]
                : value.filter((other) => other !== option.value),
            )
          }
        >
          {option.label} <code>{option.value}</code>
        </Checkbox>
      ))}
    </fieldset>
  );
}
