import type { DataSource } from 'typeorm';
import { consumeChanges } from '../changes/changes.queries.js';
import { askRules, tablesWith } from '../changes/rules/index.js';
import { insertNews } from '../changes/webhook-news.queries.js';

const TABLES = tablesWith('webhooks');

/** Queues deliveries for the changes since the last call. */
export function queueNews(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'webhooks', TABLES, async (changes, manager) => {
    await insertNews(manager, await askRules('webhooks', changes, manager));
  });
}
