import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** The API reads at most so many characters of a search. */
const MAX_LENGTH = 255;

export function SearchField({ label, onChange, ...input }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      prefix={<SearchOutlined aria-hidden="true" />}
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  );
}
