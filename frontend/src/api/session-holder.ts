import { readStored, store } from '../browser-storage';
import { HOLDER_KEY } from './admin-token';
import type { UserRole } from './generated/model/userRole';

/** Whose session the browser keeps, as far as the document shows it before the server has said who it is. */
export interface SessionHolder {
  name: string;
  role?: UserRole;
}

/** While nothing is known. */
export const SOMEBODY: SessionHolder = { name: '\u00a0' };

export function keepHolder({ name, role }: SessionHolder): void {
  store(HOLDER_KEY, JSON.stringify({ name, role }));
}

export function readHolder(): SessionHolder {
  try {
    return { ...SOMEBODY, ...(JSON.parse(readStored(HOLDER_KEY) ?? '{}') as object) };
  } catch {
    return SOMEBODY;
  }
}
