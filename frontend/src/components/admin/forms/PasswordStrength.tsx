import { Flex, Progress } from 'antd';
import { useEffect, useState } from 'react';
import type { Strength } from './password-strength';

interface PasswordStrengthProps {
  password: string;
  owner: { username: string; name: string; email: string };
}

/** Shows how hard a password is to guess for someone who knows its owner. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { username, name, email } = owner;
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const { strengthOf } = await import('./password-strength');
      if (isCurrent) setStrength(strengthOf(password, [username, name, email]));
    };
    if (password) judge().catch(() => setStrength(undefined));
    return () => {
      isCurrent = false;
    };
  }, [password, username, name, email]);
  return (
    <div role="status">
      {password && strength && (
        <Flex gap="small" align="center">
          <Progress
            aria-hidden="true"
            steps={4}
            percent={strength.score * 25}
            showInfo={false}
            status={strength.score < 2 ? 'exception' : 'normal'}
          />
          Strength: {strength.words}
        </Flex>
      )}
    </div>
  );
}
