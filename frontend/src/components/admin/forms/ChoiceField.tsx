import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { contains } from '../contains';
import { FormField } from './FormField';
import { useField, type FieldProps } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  /** What is offered; anything else may be typed. */
  choices: string[];
  placeholder?: string;
}

export function ChoiceField({ choices, placeholder, ...props }: ChoiceFieldProps) {
  const field = useField(props);
  const [hasFocus, setHasFocus] = useState(false);
  const typed = field.value.trim();
  const isChosen = choices.some((choice) => choice.toLowerCase() === typed.toLowerCase());
  const offered = choices.filter((choice) => isChosen || contains(choice, typed));
  return (
    <FormField {...props} field={field}>
      <AutoComplete
        {...field.control}
        // Choices that arrive after the field lost the focus would open the list over other fields.
        options={hasFocus ? offered.map((value) => ({ value })) : []}
        defaultActiveFirstOption={false}
        value={field.value}
        onChange={field.setValue}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false);
          field.onBlur();
        }}
      >
        <Input placeholder={placeholder} status={field.control.status} />
      </AutoComplete>
    </FormField>
  );
}
