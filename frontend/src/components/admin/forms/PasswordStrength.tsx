import { useEffect, useState } from 'react';
import type { Strength } from './password-strength';
import styles from './PasswordStrength.module.css';

const PLACES = [1, 2, 3, 4];

interface PasswordStrengthProps {
  password: string;
  owner: { username: string; name: string; email: string };
}

/** How hard a password is to guess, for who knows its owner; its place is kept until that can be told. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { username, name, email } = owner;
  const [strength, setStrength] = useState<Strength | 'lost'>();
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const { strengthOf } = await import('./password-strength');
      if (isCurrent) setStrength(strengthOf(password, [username, name, email]));
    };
    if (password) judge().catch(() => setStrength('lost'));
    return () => {
      isCurrent = false;
    };
  }, [password, username, name, email]);
  return (
    <div role="status">
      {password && strength !== 'lost' && (
        <div className={styles.meter}>
          <div className={styles.bar} data-score={strength?.score} aria-hidden="true">
            {PLACES.map((place) => (
              <span key={place} data-is-on={strength && strength.score >= place} />
            ))}
          </div>
          <p>{strength && `Strength: ${strength.words}`}</p>
        </div>
      )}
    </div>
  );
}
