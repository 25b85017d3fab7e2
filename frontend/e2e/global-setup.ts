import { startProduct } from './start-product';

/** The built product in demo mode on a database of its own; `E2E_BASE_URL` names a running one instead. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const product = await startProduct();
  process.env.E2E_BASE_URL = product.url;
  return () => product.stop();
}
