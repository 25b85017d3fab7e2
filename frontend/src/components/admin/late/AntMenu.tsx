import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { inMain } from '../popup';
import type { LateMenuProps } from './LateMenu';

export interface AntMenuProps extends LateMenuProps {
  /** Whether the button that stood here when it was pressed had the focus. */
  hasFocus: boolean;
}

export default function AntMenu({ items, hasFocus, ...props }: AntMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A menu that is open from the start may come too late for the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  // A menu stays where its button was, and what moves there would be below it.
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);
  const change = (opens: boolean) => {
    // A menu that closes goes, and what has the focus in it.
    if (!opens && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
    setOpen(opens);
  };
  const leave = ({ domEvent }: { domEvent: SyntheticEvent }) => {
    // Else the key would press what has the focus next.
    domEvent.preventDefault();
    // A dialog that an item opens gives the focus back to the button, since the menu will be gone.
    button.current?.focus();
  };
  return (
    <Dropdown
      autoFocus
      // One that is kept begins with the item that was last used.
      destroyOnHidden
      open={isOpen}
      onOpenChange={change}
      menu={{ items, onClick: leave }}
      trigger={['click']}
      getPopupContainer={inMain}
    >
      <Button ref={button} autoFocus={hasFocus} aria-haspopup="menu" {...props} />
    </Dropdown>
  );
}
