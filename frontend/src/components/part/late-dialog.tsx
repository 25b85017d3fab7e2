import { type ComponentType, useState } from 'react';
import { onFirstUse } from './first-use';
import { lazyPart } from './lazy-part';

/**
 * A dialog, or a bar, with code of its own: fetched once the page is moved over, touched or typed into, and part of
 * the page from the first time that `isOpen` says so.
 */
export function lateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
) {
  const Dialog = lazyPart(load, { title: 'We could not open this dialog' });
  onFirstUse(Dialog.preload);
  return function LateDialog(props: Props) {
    const [isWanted, setWanted] = useState(false);
    const isOpenNow = isOpen(props);
    if (isOpenNow && !isWanted) setWanted(true);
    return isWanted && <Dialog {...props} />;
  };
}
