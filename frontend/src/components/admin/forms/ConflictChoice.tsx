import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { ShortDate } from '../ShortDate';
import styles from './ConflictChoice.module.css';
import { ConflictField } from './ConflictField';
import { focusFirstField } from './focus-first-field';
import { differingFields, type VersionedForm } from './versions';

interface ConflictChoiceProps<Values> {
  mine: Values;
  theirs: Values;
  /** What somebody else did, such as "saved this course". */
  deed: string;
  /** Who was faster, and when, as far as that is known. */
  latest: { by: string | null; at: string } | undefined;
  labelOf: (field: keyof Values & string) => string;
  inWords: (value: Values[keyof Values], field: keyof Values) => string;
}

/** Between two versions of what is edited; its `key` is theirs, so that each one is told anew. */
export function ConflictChoice<Values extends object>(props: ConflictChoiceProps<Values>) {
  const { mine, theirs, deed, latest, labelOf, inWords } = props;
  const { values, setFieldValue } = useFormikContext<VersionedForm<unknown, Values>>();
  const fields = differingFields(mine, theirs);
  const editOn = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    await setFieldValue('mine', null);
    // The button is gone with the focus on it.
    focusFirstField(form);
  };
  return (
    <div>
      <div ref={focusFirst} tabIndex={-1} role="alert" className={styles.alert}>
        <p>
          <strong>
            {latest?.by ?? 'Somebody else'} {deed} while you were typing
            {latest && (
              <>
                , on <ShortDate value={latest.at} withTime />
              </>
            )}
            .
          </strong>
        </p>
        <p>
          {fields.length > 0
            ? 'Choose between your version and theirs, then save again. Nothing is saved yet.'
            : 'Their version says the same as yours.'}
        </p>
      </div>
      {fields.map((field) => (
        <ConflictField
          key={field}
          label={labelOf(field)}
          name={`${field}-version`}
          versions={[
            { owner: 'Mine', value: mine[field] },
            { owner: 'Theirs', value: theirs[field] },
          ]}
          chosen={values[field]}
          inWords={(value) => inWords(value, field)}
          onChoose={(value) => void setFieldValue(field, value)}
        />
      ))}
      <Button onClick={(event) => void editOn(event)}>Edit the chosen version</Button>
    </div>
  );
}

/** The save that led here may have scrolled far down. */
function focusFirst(alert: HTMLElement | null) {
  alert?.focus();
}
