import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * For a dialog that the address names. Back takes the dialog out of the address without asking, so it
 * is kept on the screen while there is text that would be lost.
 */
export function useLeftDialog(open: boolean, hasText: () => boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const [wasOpen, setWasOpen] = useState(open);
  const [address, setAddress] = useState(location);
  const [isLeft, setLeft] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (open && address !== location) setAddress(location);
  if (open !== wasOpen) {
    const isLosing = !open && hasText();
    setWasOpen(open);
    setLeft(isLosing);
    setAsking(isLosing);
  }
  return {
    isShown: open || isLeft,
    /** Whether to ask if what was typed may be lost. */
    isAsking,
    ask: () => setAsking(true),
    /** Goes on with the dialog, at its address. */
    stay: () => {
      setAsking(false);
      if (isLeft) void navigate(address);
    },
    close: () => {
      setAsking(false);
      setLeft(false);
    },
  };
}
