import type { SelectProps } from 'antd';

/** What a list shows as chosen; nothing while it has no such option. */
export function labelOf<Value>({ options = [], fieldNames, value }: SelectProps<Value>) {
  const { label = 'label', value: key = 'value' } = fieldNames ?? {};
  return options.find((option) => option[key] === value)?.[label] as string | undefined;
}
