import { DownOutlined } from '@ant-design/icons';
import type { RefSelectProps, SelectProps } from 'antd';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { latePart } from '../../part/late-part';
import { labelOf } from './label-of';
import styles from './LateSelect.module.css';

const {
  useIsThere,
  press,
  Part: Select,
} = latePart<SelectProps & RefProps>(() => import('./AntSelect'));

export interface RefProps {
  ref?: Ref<RefSelectProps>;
}

/** Ant Design's `Select`, whose code waits for the first use of the page; until then its look stands there. */
export function LateSelect<Value>(props: SelectProps<Value> & RefProps) {
  const isThere = useIsThere();
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { id, className = '', disabled, placeholder } = props;
  const open = () => {
    if (disabled) return;
    press('We could not open this list');
    setPressed(true);
  };
  const openByKey = ({ key }: KeyboardEvent) => {
    if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) open();
  };
  if (isThere) return <Select {...props} autoFocus={hasFocus} defaultOpen={isPressed} />;
  const label = labelOf(props);
  return (
    <div className={`${styles.standIn} ${className}`} onMouseDown={open}>
      <span className={label === undefined ? styles.placeholder : ''}>{label ?? placeholder}</span>
      <input
        readOnly
        value={label ?? ''}
        role="combobox"
        id={id}
        aria-label={props['aria-label']}
        aria-haspopup="listbox"
        aria-expanded={false}
        disabled={disabled}
        onKeyDown={openByKey}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      <DownOutlined aria-hidden="true" />
    </div>
  );
}
