import type { ConnectionDto } from '../../api/generated/model/connectionDto';
import type { ConnectionName } from '../../api/generated/model/connectionName';

type Tone = 'good' | 'danger' | 'other' | 'software';

export const CONNECTIONS: Readonly<Record<ConnectionName, { title: string; purpose: string }>> = {
  thinkific: { title: 'Thinkific', purpose: 'Your courses come from here.' },
  udemy: { title: 'Udemy', purpose: 'Your courses on Udemy come from here.' },
  moodle: {
    title: 'Moodle',
    purpose: 'Your courses on a Moodle site. It names no prices, so you enter them here.',
  },
  feed: {
    title: 'Course feed',
    purpose:
      'Your courses as a CSV or JSON file, if your platform has no API. Its columns are explained in the integration guide.',
  },
  mail: {
    title: 'Mail',
    purpose:
      'Sends invitations, password links and confirmations. Without it, you copy links by hand.',
  },
  pictures: {
    title: 'Picture storage',
    purpose: 'An S3-compatible storage. Without it, pictures are stored on this machine.',
  },
};

/** @param isTested the connection worked in a test just now */
export function stateOf(
  { state, settings }: ConnectionDto,
  isTested: boolean,
): { tone: Tone; label: string } {
  if (state === 'lost') return { tone: 'danger', label: 'Must be entered again' };
  if (state === 'demo') return { tone: 'software', label: 'Demo' };
  if (isTested) return { tone: 'good', label: 'Connected' };
  if (state === 'not_set_up') return { tone: 'other', label: 'Not set up' };
  const isLocked = settings.some(({ source, is_set: isSet }) => isSet && source === 'environment');
  return isLocked
    ? { tone: 'good', label: 'Set by the environment' }
    : { tone: 'good', label: 'Set up' };
}
