import { startProduct } from '../e2e/start-product.ts';
import { platformOf, startSandbox } from '../e2e/start-sandbox.ts';

const ADMIN = { username: 'ada', password: 'notes on the engine' };

interface LargeProduct {
  url: string;
  /** The admin's token. */
  token: string;
  stop(): Promise<void>;
}

/** Starts the built product with so many courses of each platform, made up by the sandbox and synced. */
export async function startLargeProduct(courses: number, udemyCourses = 0): Promise<LargeProduct> {
  const sandbox = await startSandbox({
    catalogue: { courses },
    udemyCatalogue: { courses: udemyCourses },
  });
  const product = await startProduct({
    ...platformOf(sandbox),
    DEMO: 'false',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'ada@example.org',
    ADMIN_PASSWORD: ADMIN.password,
  });
  const stop = async () => {
    await product.stop();
    await sandbox.close();
  };
  try {
    const { access_token: token } = await post<{ access_token: string }>(
      `${product.url}/api/admin/login`,
      { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ADMIN) },
    );
    const headers = { Authorization: `Bearer ${token}` };
    for (const platform of ['thinkific', 'udemy']) {
      await post(`${product.url}/api/admin/${platform}/sync`, { headers });
    }
    return { url: product.url, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function post<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
