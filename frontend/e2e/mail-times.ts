import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DIST, type Product } from './start-product';

interface Connection {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

/** Skips the time in which a decision can be undone before its email is sent. */
export async function sendHeldBackMails({
  url,
  databaseUrl,
}: Pick<Product, 'url' | 'databaseUrl'>): Promise<void> {
  await change(databaseUrl, `UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
  // With a mail of its own to send, the product looks for those that are due at once.
  const answer = await fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.org` }),
  });
  expect(answer.status).toBe(201);
}

/** As if the minute had passed that lies between two mails about the same. */
export async function letMailsAge(databaseUrl: string): Promise<void> {
  await change(databaseUrl, `UPDATE mails SET created_at = created_at - interval '1 minute'`);
}

/** As if a user had last confirmed who they are an hour ago. */
export async function expireAuthentication(databaseUrl: string, username: string): Promise<void> {
  await change(
    databaseUrl,
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '1 hour'
     WHERE user_id = (SELECT id FROM users WHERE username = '${username}')`,
  );
}

async function change(databaseUrl: string, statement: string): Promise<void> {
  const { Client } = createRequire(join(DIST, '../package.json'))('pg') as {
    Client: new (url: string) => Connection;
  };
  const database = new Client(databaseUrl);
  await database.connect();
  await database.query(statement);
  await database.end();
}
