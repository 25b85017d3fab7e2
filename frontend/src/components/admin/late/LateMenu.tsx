import { Button, type ButtonProps, type MenuProps } from 'antd';
import { useState } from 'react';
import { latePart } from '../../part/late-part';
import type { AntMenuProps } from './AntMenu';

const { useIsThere, press, Part: Menu } = latePart<AntMenuProps>(() => import('./AntMenu'));

export interface LateMenuProps extends Pick<
  ButtonProps,
  'type' | 'icon' | 'children' | 'aria-label'
> {
  items: MenuProps['items'];
}

/** A button with a menu, whose code waits for the first use of the page, and which is drawn once it is pressed. */
export function LateMenu(props: LateMenuProps) {
  const isThere = useIsThere();
  const [isPressed, setPressed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  if (isThere && isPressed) return <Menu {...props} hasFocus={hasFocus} />;
  const { items: _, ...button } = props;
  return (
    <Button
      {...button}
      aria-haspopup="menu"
      onClick={() => {
        press('We could not open this menu');
        setPressed(true);
      }}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
