import { Checkbox, Flex, Input, Typography } from 'antd';
import { useField } from 'formik';
import { useState } from 'react';
import { contains } from '../contains';
import { FormField } from './FormField';

interface CheckOption {
  value: string;
  label: string;
  /** A word more, behind the label. */
  note?: string | undefined;
}

interface CheckListFieldProps {
  name: string;
  label: string;
  searchLabel: string;
  options: CheckOption[];
  empty: string;
}

/** More would be slow to draw; a search finds the others. */
const SHOWN = 100;

/** Chooses any of many. Those that were chosen at first stay at the top. */
export function CheckListField({ name, label, ...list }: CheckListFieldProps) {
  const [{ value }] = useField<string[]>(name);
  return (
    <FormField name={name} label={`${label} (${value.length})`} isGroup>
      <CheckList {...list} />
    </FormField>
  );
}

interface CheckListProps extends Omit<CheckListFieldProps, 'name' | 'label'> {
  value?: string[];
  onChange?: (value: string[]) => void;
}

function CheckList(props: CheckListProps) {
  const { searchLabel, options, empty, value = [], onChange, ...group } = props;
  const [atTop] = useState(() => new Set(value));
  const [search, setSearch] = useState('');
  const sought = search.trim();
  const found = options
    .filter((option) => contains(option.label, sought))
    .toSorted((a, b) => Number(atTop.has(b.value)) - Number(atTop.has(a.value)));
  const shown = found.slice(0, SHOWN);
  const toggle = (toggled: string) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((one) => value.includes(one) !== (one === toggled)),
    );
  return (
    <Flex vertical gap="small" {...group}>
      <Input.Search
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would send the form.
        onPressEnter={(event) => event.preventDefault()}
      />
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          {option.label} <Typography.Text type="secondary">{option.note}</Typography.Text>
        </Checkbox>
      ))}
      <div role="status">{statusOf(found.length, sought, empty)}</div>
    </Flex>
  );
}

function statusOf(count: number, sought: string, empty: string): string {
  if (count === 0) return sought ? 'Nothing is found.' : empty;
  if (count > SHOWN) return `And ${count - SHOWN} more: search for them.`;
  return sought && `${count} found.`;
}
