import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { deleteMatchingTestimonialsLimits as limits } from '../../api/generated/limits/deleteMatchingTestimonialsLimits';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, onChange, ...input }: SearchFieldProps) {
  return (
    <Input
      type="search"
      allowClear={{ clearIcon: <CloseCircleFilled aria-label="Clear search" /> }}
      aria-label={label}
      autoComplete="off"
      maxLength={limits.search.maxLength}
      prefix={<SearchOutlined aria-hidden="true" />}
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  );
}
