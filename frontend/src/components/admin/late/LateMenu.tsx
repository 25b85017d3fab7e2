import { Button, type ButtonProps, type MenuProps } from 'antd';
import { useState } from 'react';
import { latePart } from '../../part/late-part';
import type { AntMenuProps } from './AntMenu';

const { useIsThere, Part: Menu } = latePart<AntMenuProps>(() => import('./AntMenu'));

export interface LateMenuProps extends Pick<
  ButtonProps,
  'type' | 'icon' | 'children' | 'aria-label'
> {
  items: MenuProps['items'];
}

/** A button with a menu, whose code waits for the first use of the page. */
export function LateMenu(props: LateMenuProps) {
  const isThere = useIsThere();
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  if (isThere) return <Menu {...props} isPressed={isPressed} hasFocus={hasFocus} />;
  const { items: _, ...button } = props;
  const press = () => setPressed(true);
  return (
    <Button
      {...button}
      aria-haspopup="menu"
      onMouseDown={press}
      onClick={press}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
