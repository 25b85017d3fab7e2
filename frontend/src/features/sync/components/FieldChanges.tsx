import { Flex, Typography } from 'antd';
import type { ChangedField } from '../../../api/generated/model/changedField';
import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import { FIELDS, RULES } from '../sync-labels';

interface FieldChangesProps {
  fields: FieldChangeDto[];
  /** Shown in place of an empty value. */
  empty?: string | undefined;
}

export function FieldChanges({ fields, empty = 'nothing' }: FieldChangesProps) {
  if (fields.length === 0) return null;
  return (
    // An antd table would nest rows in those of a list.
    <dl>
      {fields.map(({ field, before, after, is_overridden: isOverridden }) => (
        <Flex key={field} wrap gap="0 8px">
          <dt style={{ color: 'var(--muted)' }}>{FIELDS[field]}</dt>
          <dd style={VALUE}>
            <del>{formatFieldValue(field, before) ?? empty}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{formatFieldValue(field, after) ?? empty}</ins>
            {isOverridden && (
              <Typography.Text type="secondary">
                {' '}
                The site shows an override instead
              </Typography.Text>
            )}
          </dd>
        </Flex>
      ))}
    </dl>
  );
}

const VALUE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const WORDS: Partial<Record<ChangedField, Readonly<Record<string, string>>>> = {
  visible: { true: 'shown', false: 'hidden' },
  onSale: { true: 'yes', false: 'no' },
  hasLifetimeAccess: { true: 'yes', false: 'no' },
  hasCertificate: { true: 'yes', false: 'no' },
  isPaid: { true: 'yes', false: 'no' },
  rule: { follow: RULES.follow.label, ask: RULES.ask.label, frozen: RULES.frozen.label },
};

function formatFieldValue(field: ChangedField, value: string | null): string | null {
  if (value === null) return null;
  return WORDS[field]?.[value] ?? value;
}
