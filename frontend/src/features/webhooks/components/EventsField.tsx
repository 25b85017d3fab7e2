import { Checkbox } from 'antd';
import { FormField } from '../../../components/admin/forms/FormField';
import { EVENT_OPTIONS } from '../webhook-words';

/** Chooses what an endpoint is told of. */
export function EventsField() {
  return (
    <FormField name="events" label="What it is told of" isGroup>
      <Checkbox.Group style={{ flexDirection: 'column' }}>
        {EVENT_OPTIONS.map(({ value, label }) => (
          <Checkbox key={value} value={value}>
            {label} <code>{value}</code>
          </Checkbox>
        ))}
      </Checkbox.Group>
    </FormField>
  );
}
