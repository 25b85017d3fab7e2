import { Checkbox, Flex } from 'antd';
import { useId } from 'react';
import type { ImportNewslettersParams } from '../../../../api/generated/model/importNewslettersParams';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import { FilterSelect } from '../../../../components/admin/FilterSelect';
import { formatFileRows } from '../import-labels';

interface ImportChoicesProps {
  found: NewsletterImportDto;
  choice: ImportNewslettersParams;
  onChange: (choice: ImportNewslettersParams) => void;
}

/** Asks about everything that is ambiguous in the file. */
export function ImportChoices({ found, choice, onChange }: ImportChoicesProps) {
  const { email_column, date_column, unknown_statuses } = found;
  const statuses = useId();
  const columns = found.columns.map(({ name, ...column }, index) => ({
    ...column,
    value: String(index + 1),
    label: name || `Column ${index + 1}`,
  }));
  const dated = columns.filter((one) => one.has_dates || one.value === String(date_column));
  return (
    <>
      {(email_column === null || columns.filter((one) => one.has_addresses).length > 1) && (
        <FilterSelect
          label="Column of email addresses"
          options={[
            ...(email_column === null ? [{ value: '', label: 'Choose a column' }] : []),
            ...columns,
          ]}
          value={email_column === null ? '' : String(email_column)}
          onChange={(column) => onChange({ email_column: Number(column) || undefined })}
        />
      )}
      {dated.length > 0 && (
        <FilterSelect
          label="Column of subscription dates"
          options={[{ value: '0', label: 'None' }, ...dated]}
          value={String(date_column ?? 0)}
          onChange={(column) => onChange({ ...choice, date_column: Number(column) })}
        />
      )}
      {unknown_statuses.length > 0 && (
        <Flex vertical gap="small">
          <span id={statuses}>Which of these statuses belong to current subscribers?</span>
          <Checkbox.Group
            role="group"
            aria-labelledby={statuses}
            style={{ flexDirection: 'column' }}
            options={unknown_statuses.map(({ value, count }) => ({
              value,
              label: `${value} (${formatFileRows(count)})`,
            }))}
            value={choice.active_statuses?.split(',') ?? []}
            onChange={(chosen) =>
              onChange({ ...choice, active_statuses: chosen.join(',') || undefined })
            }
          />
        </Flex>
      )}
    </>
  );
}
