import type { DataSource, EntityManager } from 'typeorm';
import type { Change, RecordChange, WebhookNews } from '../changes/change.js';
import { consumeChanges } from '../changes/changes.queries.js';
import { RULES, tablesWith } from '../changes/rules/index.js';
import { insertNews } from './webhook-deliveries.queries.js';

const TABLES = tablesWith('webhooks');

/** Queues what the change log has for the endpoints that there are since it was last read. */
export function queueNews(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'webhooks', TABLES, async (changes, manager) => {
    await insertNews(manager, await newsOf(changes, manager));
  });
}

async function newsOf(changes: Change[], manager: EntityManager): Promise<WebhookNews[]> {
  const byTable = Map.groupBy(changes, ({ table_name: table }) => table);
  const news = [...byTable].map(([table, ofTable]) =>
    RULES[table]?.webhooks?.(ofTable as RecordChange[], manager),
  );
  return (await Promise.all(news)).flatMap((found) => found ?? []);
}
