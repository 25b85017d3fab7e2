import type { ChangedField } from '../../../api/generated/model/changedField';
import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import { FIELDS, RULES } from '../sync-words';
import styles from './FieldChange.module.css';

/** Old and new stand below one another, the arrow beside the new. */
const LONG = /\n|.{80}/;

interface FieldChangeProps {
  change: FieldChangeDto;
  /** What stands for no value. */
  empty?: string | undefined;
}

/** Within a list of definitions. */
export function FieldChange({ change, empty = 'nothing' }: FieldChangeProps) {
  const { field, before, after, is_overridden: isOverridden } = change;
  return (
    <div className={styles.field}>
      <dt>{FIELDS[field]}</dt>
      <dd data-long={LONG.test(`${before}${after}`)}>
        <del>{inWords(field, before) ?? empty}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{inWords(field, after) ?? empty}</ins>
        {isOverridden && (
          <span className={styles.mark}>An override stands in for it on the site</span>
        )}
      </dd>
    </div>
  );
}

const WORDS: Partial<Record<ChangedField, Readonly<Record<string, string>>>> = {
  visible: { true: 'shown', false: 'hidden' },
  onSale: { true: 'yes', false: 'no' },
  hasLifetimeAccess: { true: 'yes', false: 'no' },
  isPaid: { true: 'yes', false: 'no' },
  rule: { follow: RULES.follow.label, ask: RULES.ask.label, frozen: RULES.frozen.label },
};

function inWords(field: ChangedField, value: string | null): string | null {
  if (value === null) return null;
  return WORDS[field]?.[value] ?? value;
}
