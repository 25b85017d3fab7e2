import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import { FIELDS } from '../sync-words';
import styles from './FieldChange.module.css';

/** Old and new stand below one another. */
const LONG = /\n|.{80}/;

/** Within a list of definitions. */
export function FieldChange({ change }: { change: FieldChangeDto }) {
  const { field, before, after, is_overridden: isOverridden } = change;
  return (
    <div className={styles.field}>
      <dt>{FIELDS[field]}</dt>
      <dd data-long={LONG.test(`${before}${after}`)}>
        <del>{before ?? 'nothing'}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{after ?? 'nothing'}</ins>
        {isOverridden && (
          <span className={styles.mark}>An override stands in for it on the site</span>
        )}
      </dd>
    </div>
  );
}
