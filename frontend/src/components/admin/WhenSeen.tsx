import { useEffect, useState, type ReactNode } from 'react';
import { onFirstUse } from '../part/first-use';
import { useNear } from './use-near';

interface WhenSeenProps {
  children: ReactNode;
  /** Stands there until then. */
  before?: ReactNode;
}

/** Pictures of a list: before anybody uses the page only those in sight, as browsers fetch many pages ahead. */
export function WhenSeen({ children, before }: WhenSeenProps) {
  const [place, isNear] = useNear<HTMLDivElement>('0px');
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onFirstUse(() => setUsed(true)), []);
  return isNear || isUsed ? children : <div ref={place}>{before}</div>;
}
