import type { DataSource } from 'typeorm';
import { consumeChanges } from '../changes/changes.queries.js';
import { askRules, tablesWith } from '../changes/rules/index.js';
import { insertNews } from '../changes/webhook-news.queries.js';

const TABLES = tablesWith('webhooks');

/** Queues what the change log has for the endpoints that there are since it was last read. */
export function queueNews(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'webhooks', TABLES, async (changes, manager) => {
    await insertNews(manager, await askRules('webhooks', changes, manager));
  });
}
