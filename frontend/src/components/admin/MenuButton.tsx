import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useRef } from 'react';

interface MenuButtonProps extends Pick<
  ButtonProps,
  'type' | 'size' | 'icon' | 'children' | 'aria-label'
> {
  items: MenuProps['items'];
}

/** A button with a menu. It takes the focus back when the menu closes, so that dialogs can return it there. */
export function MenuButton({ items, ...props }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Otherwise the Enter key that chose an item also clicks the button.
  const onClick: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();
  return (
    <Dropdown
      autoFocus
      destroyOnHidden
      menu={{ items, onClick }}
      trigger={['click']}
      onOpenChange={(opens) => !opens && button.current?.focus()}
    >
      <Button ref={button} aria-haspopup="menu" {...props} />
    </Dropdown>
  );
}
