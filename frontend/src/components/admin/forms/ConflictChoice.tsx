import { Alert, Button, Form, Radio, Typography } from 'antd';
import { useFormikContext } from 'formik';
import { useId, type MouseEvent } from 'react';
import { ShortDate } from '../ShortDate';
import styles from './ConflictChoice.module.css';
import { focusField } from './FormField';
import { differingFields, type VersionedForm } from './versions';

interface ConflictChoiceProps<Values> {
  mine: Values;
  theirs: Values;
  /** What the other user did, such as "saved this course". */
  action: string;
  /** Who saved, and when, if the audit log knows. */
  latest: { by: string | null; at: string } | undefined;
  labelOf: (field: keyof Values & string) => string;
  formatValue: (value: Values[keyof Values], field: keyof Values) => string;
}

/** Shows two versions of each field. Set `key` to their version, so that each new one is announced. */
export function ConflictChoice<Values extends object>(props: ConflictChoiceProps<Values>) {
  const { mine, theirs, action, latest, labelOf, formatValue } = props;
  const { values, setFieldValue } = useFormikContext<VersionedForm<unknown, Values>>();
  const id = useId();
  const fields = differingFields(mine, theirs);
  const editOn = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    await setFieldValue('mine', null);
    focusField(form);
  };
  return (
    <>
      <div ref={focusAlert} tabIndex={-1} role="alert" className={styles.alert}>
        <Alert
          type="warning"
          role="none"
          title={
            <>
              {latest?.by ?? 'Somebody else'} {action} while you were typing
              {latest && (
                <>
                  , on <ShortDate value={latest.at} withTime />
                </>
              )}
              .
            </>
          }
          description={
            fields.length > 0
              ? 'Choose between your version and theirs, then save again. Nothing is saved yet.'
              : 'Their version is the same as yours.'
          }
        />
      </div>
      {fields.map((field) => (
        <Form.Item key={field} label={<span id={`${id}-${field}`}>{labelOf(field)}</span>}>
          <Radio.Group
            vertical
            aria-labelledby={`${id}-${field}`}
            value={values[field] === theirs[field] ? 'Theirs' : 'Mine'}
            onChange={({ target }) =>
              void setFieldValue(field, (target.value === 'Theirs' ? theirs : mine)[field])
            }
            options={[
              {
                value: 'Mine',
                label: <Version owner="Mine" text={formatValue(mine[field], field)} />,
              },
              {
                value: 'Theirs',
                label: <Version owner="Theirs" text={formatValue(theirs[field], field)} />,
              },
            ]}
            className={styles.versions ?? ''}
          />
        </Form.Item>
      ))}
      <Button onClick={(event) => void editOn(event)}>Edit the chosen version</Button>
    </>
  );
}

function Version({ owner, text }: { owner: string; text: string }) {
  return (
    <>
      <Typography.Text type="secondary">{owner}</Typography.Text> {text}
    </>
  );
}

/** The user may have scrolled far down before saving. */
function focusAlert(alert: HTMLElement | null) {
  alert?.focus();
}
