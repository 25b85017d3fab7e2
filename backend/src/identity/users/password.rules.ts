import { InvalidInputError } from '../../common/problem/app-error.js';
import { DEMO_CREDENTIAL } from '../../config/app-config.js';
import type { User } from './user.entity.js';

/** About 49,000 of the most often leaked passwords in lower case, and the public password of the demo. */
let common: Promise<Set<string>> | undefined;

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], DEMO_CREDENTIAL.password]);
}

const SHORTEST_PART = 3;
const SHORTEST_NAME = 4;

/** Applies to new passwords only. Existing ones stay valid. @throws InvalidInputError */
export async function requireStrongPassword(
  password: string,
  user: Pick<User, 'username' | 'name' | 'email'>,
): Promise<void> {
  const message = await findWeakness(password, user);
  if (message) throw new InvalidInputError([{ field: 'password', message }]);
}

async function findWeakness(password: string, user: Parameters<typeof requireStrongPassword>[1]) {
  common ??= loadCommon();
  if ((await common).has(password.normalize('NFKC').trim().toLowerCase())) {
    return 'Password must not be one of the most common ones';
  }
  const plain = bare(password);
  if (partsOf(user).some((part) => plain.includes(part))) {
    return 'Password must not contain the username, the name or the email address';
  }
  return null;
}

function partsOf({ username, name, email }: Parameters<typeof requireStrongPassword>[1]) {
  const names = name.split(/\s+/).filter((word) => bare(word).length >= SHORTEST_NAME);
  const local = email.slice(0, email.lastIndexOf('@'));
  return [username, name, ...names, local].map(bare).filter((part) => part.length >= SHORTEST_PART);
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
}
