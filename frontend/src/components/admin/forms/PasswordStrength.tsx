import { useEffect, useState } from 'react';
import styles from './PasswordStrength.module.css';

const WORDS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const PLACES = [1, 2, 3, 4];

interface PasswordStrengthProps {
  password: string;
  owner: { username: string; name: string; email: string };
}

/** How hard a password is to guess, for who knows its owner; nothing until it can be told. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { username, name, email } = owner;
  const [score, setScore] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const { scoreOf } = await import('./password-strength');
      if (isCurrent) setScore(scoreOf(password, [username, name, email]));
    };
    if (password) judge().catch(() => setScore(undefined));
    return () => {
      isCurrent = false;
    };
  }, [password, username, name, email]);
  if (!password || score === undefined) return null;
  return (
    <div className={styles.meter}>
      <div className={styles.bar} data-score={score} aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} data-is-on={score >= place} />
        ))}
      </div>
      <p role="status">Strength: {WORDS[score]}</p>
    </div>
  );
}
