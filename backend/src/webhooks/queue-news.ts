import type { DataSource, EntityManager } from 'typeorm';
import type { Change, RecordChange, WebhookNews } from '../changes/change.js';
import { consumeChanges } from '../changes/changes.queries.js';
import { RULES, tablesWith } from '../changes/rules/index.js';
import { insertNews } from '../changes/webhook-news.queries.js';

const TABLES = tablesWith('webhooks');

/** Queues what the change log has for the endpoints that there are since it was last read. */
export function queueNews(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'webhooks', TABLES, async (changes, manager) => {
    await insertNews(manager, await newsOf(changes, manager));
  });
}

async function newsOf(changes: Change[], manager: EntityManager): Promise<WebhookNews[]> {
  const news: WebhookNews[] = [];
  for (const [table, ofTable] of Map.groupBy(changes, (change) => change.table_name)) {
    const found = await RULES[table]?.webhooks?.(ofTable as RecordChange[], manager);
    news.push(...(found ?? []));
  }
  return news;
}
