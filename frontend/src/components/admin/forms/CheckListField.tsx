import { Checkbox, Flex, Input, Typography } from 'antd';
import { useField } from 'formik';
import { useState, type KeyboardEvent } from 'react';
import { contains } from '../contains';
import { FormField } from './FormField';

interface CheckOption {
  value: string;
  label: string;
  /** Shown after the label. */
  note?: string | undefined;
}

interface CheckListFieldProps {
  name: string;
  label: string;
  searchLabel: string;
  options: CheckOption[];
  empty: string;
}

/** More would be slow to render; a search finds the others. */
const SHOWN = 100;

/** Chooses any number of options. Those chosen at the start stay at the top. */
export function CheckListField({ name, label, ...list }: CheckListFieldProps) {
  const [{ value }] = useField<string[]>(name);
  return (
    <FormField
      name={name}
      label={`${label} (${value.length})`}
      hint="Press Enter to select the first result."
      isGroup
    >
      <CheckList {...list} />
    </FormField>
  );
}

interface CheckListProps extends Omit<CheckListFieldProps, 'name' | 'label'> {
  value?: string[];
  onChange?: (value: string[]) => void;
  'aria-describedby'?: string;
}

function CheckList(props: CheckListProps) {
  const { searchLabel, options, empty, value = [], onChange, ...group } = props;
  const { 'aria-describedby': describedBy } = props;
  const [atTop] = useState(() => new Set(value));
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const sought = search.trim();
  const found = options
    .filter((option) => contains(option.label, sought))
    .toSorted((a, b) => Number(atTop.has(b.value)) - Number(atTop.has(a.value)));
  const toggle = (toggled: string) => {
    setSaid('');
    onChange?.(
      options
        .map((option) => option.value)
        .filter((one) => value.includes(one) !== (one === toggled)),
    );
  };
  const pickFirst = (event: KeyboardEvent) => {
    // Enter would submit the form.
    event.preventDefault();
    const [first] = found;
    if (!sought || !first) return;
    toggle(first.value);
    setSaid(
      `${first.label} is ${value.includes(first.value) ? 'selected' : 'no longer selected'}.`,
    );
  };
  return (
    <Flex vertical gap="small" {...group}>
      <Input
        type="search"
        aria-label={searchLabel}
        aria-describedby={describedBy}
        placeholder={searchLabel}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setSaid('');
        }}
        onPressEnter={pickFirst}
      />
      <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0 }}>
        {found.slice(0, SHOWN).map(({ value: one, label, note }) => (
          <li key={one} style={{ listStyle: 'none' }}>
            <Checkbox checked={value.includes(one)} onChange={() => toggle(one)}>
              {label}
              {note && <Typography.Text type="secondary"> {note}</Typography.Text>}
            </Checkbox>
          </li>
        ))}
      </Flex>
      <div role="status">{said || statusOf(found.length, sought, empty)}</div>
    </Flex>
  );
}

function statusOf(count: number, sought: string, empty: string): string {
  if (count === 0) return sought ? 'No results.' : empty;
  if (count > SHOWN) return `And ${count - SHOWN} more: search for them.`;
  return sought && `${count} found.`;
}
