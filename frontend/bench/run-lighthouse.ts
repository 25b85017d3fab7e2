import { loadTool } from '../../tools/load-tool.ts';

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { type: string; items?: Record<string, unknown>[] };
}

/** The parts of Lighthouse's result that the benchmarks read. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; disableStorageReset: boolean },
  ) => Promise<{ lhr: LighthouseResult } | undefined>;
}

/**
 * Measures a page with Lighthouse's mobile preset.
 * @param port the debugging port of a browser
 * @throws Error when Lighthouse could not open the page
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const { default: lighthouse } = await loadTool<Lighthouse>('lighthouse');
  const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: true } as const;
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

export function figureOf({ audits }: LighthouseResult, audit: string): number {
  return audits[audit]?.numericValue ?? NaN;
}

/** Bytes of the files of a kind, compressed by brotli and without their headers. */
export async function bytesOf(
  { audits }: LighthouseResult,
  type: 'Script' | 'Image',
): Promise<number> {
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' && details.items) || [];
  const urls = requests.filter(({ resourceType }) => resourceType === type).map(({ url }) => url);
  const sizes = await Promise.all(
    [...new Set(urls.map(String))].map(async (url) => {
      const headers = { 'Accept-Encoding': 'br' };
      const answer = await fetch(url, { method: 'HEAD', headers });
      return Number(answer.headers.get('Content-Length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
