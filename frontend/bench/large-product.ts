import { join } from 'node:path';
import { hold } from '../../backend/bench/bench.ts';
import type { fill } from '../../backend/bench/fill.ts';
import { DIST, startProduct } from '../e2e/start-product.ts';
import { platformOf, startSandbox } from '../e2e/start-sandbox.ts';

const ADMIN = { username: 'ada', password: 'notes on the engine' };

type DataSource = Parameters<typeof fill>[0];

export interface LargeProduct {
  url: string;
  databaseUrl: string;
  token: string;
}

/**
 * Starts the built product with so many courses of each platform, made up by the sandbox and synced.
 * @param imageBaseUrl where their covers are, if not at the sandbox
 */
export async function startLargeProduct(
  resources: AsyncDisposableStack,
  courses: number,
  udemyCourses = 0,
  imageBaseUrl?: string,
): Promise<LargeProduct> {
  const sandbox = await hold(
    resources,
    startSandbox({
      catalogue: { courses },
      udemyCatalogue: { courses: udemyCourses },
      ...(imageBaseUrl !== undefined && { imageBaseUrl }),
    }),
    (started) => started.close(),
  );
  const { url, databaseUrl } = await hold(
    resources,
    startProduct({
      ...platformOf(sandbox),
      ...(imageBaseUrl !== undefined && { PICTURES_ALLOWED_HOSTS: new URL(imageBaseUrl).host }),
      DEMO: 'false',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: 'ada@example.org',
      ADMIN_PASSWORD: ADMIN.password,
    }),
    (started) => started.stop(),
  );
  const { access_token: token } = await post<{ access_token: string }>(`${url}/api/admin/login`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const headers = { Authorization: `Bearer ${token}` };
  for (const platform of ['thinkific', 'udemy']) {
    await post(`${url}/api/admin/${platform}/sync`, { headers });
  }
  return { url, databaseUrl, token };
}

/** Without the product's time limits: filling a table takes longer than a request may. */
export async function connect(resources: AsyncDisposableStack, url: string): Promise<DataSource> {
  const { createDataSource } = (await import(join(DIST, 'src/database/data-source.js'))) as {
    createDataSource: (url: string) => DataSource;
  };
  return hold(resources, createDataSource(url).initialize(), (dataSource) => dataSource.destroy());
}

async function post<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
