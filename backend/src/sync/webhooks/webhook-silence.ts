import type { Manager } from '../../common/sql/query.js';
import { findSilence } from './webhook-registration.queries.js';

/** Returns what an admin should know if the events of Thinkific have stopped, else null. */
export async function silenceWarning(
  manager: Manager,
): Promise<{ what: string; todo: string } | null> {
  const since = await findSilence(manager);
  return (
    since && {
      what: `Thinkific has sent no event since ${since.toISOString().slice(0, 10)}, although a sync has found changes`,
      todo: 'Register the webhooks again under Settings → Connections, and check the webhook secret.',
    }
  );
}
