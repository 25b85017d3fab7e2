import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Button, Card, Flex, Form } from 'antd';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusField } from './FormField';
import { IconAction } from '../IconAction';

interface ListFieldProps {
  name: string;
  label: string;
  /** For example "stat". */
  noun: string;
  most: number;
  /** A new entry. */
  blank: object;
  /** Whether admins choose the order of the entries. */
  hasOrder?: boolean;
  /** Renders the fields of the entry with this path, such as `stats.0`. */
  children: (path: string) => ReactNode;
}

/** A list whose entries are added, removed and moved with buttons. The focus follows the entry. */
export function ListField({ name, ...list }: ListFieldProps) {
  return (
    <FieldArray name={name} validateOnChange={false}>
      {(entries: FieldArrayRenderProps) => <Entries name={name} entries={entries} {...list} />}
    </FieldArray>
  );
}

interface EntriesProps extends ListFieldProps {
  entries: FieldArrayRenderProps;
}

function Entries(props: EntriesProps) {
  const { name, label, noun, most, blank, hasOrder = true, entries, children } = props;
  const [{ value }] = useField<object[]>(name);
  const group = useRef<HTMLDivElement>(null);
  const next = useRef<{ place: number; part: string }>(null);
  useEffect(() => {
    if (!next.current || !group.current) return;
    const { place, part } = next.current;
    next.current = null;
    focusPart(group.current, place, part);
  }, [value]);
  const focusAfter = (place: number, part: string) => {
    next.current = { place, part };
  };
  const move = (from: number, to: number) => {
    focusAfter(to, to < from ? 'up' : 'down');
    entries.move(from, to);
  };
  const titleOf = (place: number) => `${noun} ${place + 1}`;
  return (
    <Form.Item label={label}>
      <Flex ref={group} vertical gap="small" role="group" aria-label={label}>
        {value.map((_entry, place) => (
          <Card
            key={place}
            size="small"
            styles={{ body: { paddingBottom: 0 } }}
            data-entry={place}
            role="group"
            aria-label={`${label}: ${titleOf(place)}`}
          >
            <Flex gap="small" align="start">
              <div style={{ flex: 1, minWidth: 0 }}>{children(`${name}.${place}`)}</div>
              <Flex vertical>
                {hasOrder && (
                  <>
                    <span data-part="up">
                      <IconAction
                        tooltip="Move up"
                        label={`Move ${titleOf(place)} up`}
                        icon={<ArrowUpOutlined />}
                        disabled={place === 0}
                        onClick={() => move(place, place - 1)}
                      />
                    </span>
                    <span data-part="down">
                      <IconAction
                        tooltip="Move down"
                        label={`Move ${titleOf(place)} down`}
                        icon={<ArrowDownOutlined />}
                        disabled={place === value.length - 1}
                        onClick={() => move(place, place + 1)}
                      />
                    </span>
                  </>
                )}
                <IconAction
                  tooltip="Remove"
                  label={`Remove ${titleOf(place)}`}
                  icon={<DeleteOutlined />}
                  danger
                  onClick={() => {
                    focusAfter(place, 'add');
                    entries.remove(place);
                  }}
                />
              </Flex>
            </Flex>
          </Card>
        ))}
        <Button
          type="dashed"
          data-add=""
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={value.length >= most}
          onClick={() => {
            focusAfter(value.length, 'field');
            entries.push(structuredClone(blank));
          }}
        >
          {value.length >= most ? `${most} at most` : `Add a ${noun}`}
        </Button>
      </Flex>
    </Form.Item>
  );
}

function focusPart(group: HTMLElement, place: number, part: string): void {
  const entry = group.querySelector<HTMLElement>(`:scope > [data-entry="${place}"]`);
  if (part === 'field') return focusField(entry);
  const button =
    entry?.querySelector<HTMLElement>(`[data-part="${part}"] button:not(:disabled)`) ??
    entry?.querySelector<HTMLElement>('[data-part] button:not(:disabled)');
  const add = group.querySelector<HTMLElement>(':scope > [data-add]');
  (part === 'add' ? add : button)?.focus();
}
