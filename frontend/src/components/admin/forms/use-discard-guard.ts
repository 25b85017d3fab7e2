import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Back removes a dialog from the address without asking. It stays visible while unsaved text would be lost. */
export function useDiscardGuard(open: boolean, hasText: () => boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const [wasOpen, setWasOpen] = useState(open);
  const [address, setAddress] = useState(location);
  const [isLeft, setLeft] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [onward, setOnward] = useState<() => void>();
  if (open && address !== location) setAddress(location);
  if (open !== wasOpen) {
    const isLosing = !open && hasText();
    setWasOpen(open);
    setLeft(isLosing);
    setAsking(isLosing);
    setOnward(undefined);
  }
  return {
    isShown: open || isLeft,
    isAsking,
    /** What the user was about to do when the dialog asked; undefined after Back. */
    onward,
    ask: (go: () => void) => {
      setOnward(() => go);
      setAsking(true);
    },
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
