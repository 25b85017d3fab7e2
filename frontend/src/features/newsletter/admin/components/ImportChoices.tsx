import { Checkbox } from 'antd';
import type { CsvColumnDto } from '../../../../api/generated/model/csvColumnDto';
import type { ImportNewslettersParams } from '../../../../api/generated/model/importNewslettersParams';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import { FilterSelect } from '../../../../components/admin/FilterSelect';
import { inLinesOfFile } from '../import-words';
import styles from './ImportDialog.module.css';

interface ImportChoicesProps {
  found: NewsletterImportDto;
  choice: ImportNewslettersParams;
  onChange: (choice: ImportNewslettersParams) => void;
}

/** Asks about everything in a file that can be read in more than one way. */
export function ImportChoices({ found, choice, onChange }: ImportChoicesProps) {
  const { columns, email_column, date_column, unknown_statuses } = found;
  const offersEmail = email_column === null || columns.filter(hasAddresses).length > 1;
  const offersDate = date_column !== null || columns.some(hasDates);
  const active = choice.active_statuses?.split(',') ?? [];
  const toggle = (status: string) => {
    const others = active.filter((one) => one !== status);
    const chosen = others.length < active.length ? others : [...active, status];
    onChange({ ...choice, active_statuses: chosen.join(',') || undefined });
  };
  return (
    <div className={styles.choices}>
      {offersEmail && (
        <FilterSelect
          label="Column of email addresses"
          options={[
            ...(email_column === null ? [{ value: '', label: 'Choose a column' }] : []),
            ...columns.map(toOption),
          ]}
          value={email_column === null ? '' : String(email_column)}
          onChange={(column) => onChange({ email_column: Number(column) || undefined })}
        />
      )}
      {offersDate && (
        <FilterSelect
          label="Column of subscription dates"
          options={[
            { value: '0', label: 'None' },
            ...columns
              .map(toOption)
              .filter(
                ({ value }, index) => columns[index]?.has_dates || value === String(date_column),
              ),
          ]}
          value={String(date_column ?? 0)}
          onChange={(column) => onChange({ ...choice, date_column: Number(column) })}
        />
      )}
      {unknown_statuses.length > 0 && (
        <fieldset className={styles.statuses}>
          <legend>Which of these statuses belong to current subscribers?</legend>
          {unknown_statuses.map(({ value, count }) => (
            <Checkbox key={value} checked={active.includes(value)} onChange={() => toggle(value)}>
              {value} ({inLinesOfFile(count)})
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const hasAddresses = ({ has_addresses }: CsvColumnDto) => has_addresses;
const hasDates = ({ has_dates }: CsvColumnDto) => has_dates;

function toOption({ name }: CsvColumnDto, index: number) {
  return { value: String(index + 1), label: name || `Column ${index + 1}` };
}
