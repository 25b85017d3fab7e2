import { join } from 'node:path';

const SANDBOX = join(import.meta.dirname, '../../backend/dist/sandbox/server.js');

interface SandboxOptions {
  /** The demo's courses, or as many made-up ones. */
  catalogue?: 'demo' | { courses: number };
  /** The same for Udemy. */
  udemyCatalogue?: 'demo' | { courses: number };
  /** Where the covers are found, each by a name of its own, rather than at the sandbox. */
  imageBaseUrl?: string;
}

export interface Sandbox {
  /** The control API is under `/control`. */
  url: string;
  thinkific: { apiUrl: string; subdomain: string; apiKey: string };
  udemy: { apiUrl: string; apiToken: string };
  close(): Promise<void>;
}

/** Starts the built stand-in for the course platforms, without their rate limits. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { startSandbox: start } = (await import(SANDBOX)) as {
    startSandbox: (options: SandboxOptions & { rateLimit: boolean }) => Promise<Sandbox>;
  };
  return start({ ...options, rateLimit: false });
}

/** The variables with which a product takes its courses from a sandbox. */
export function platformOf({ url, thinkific, udemy }: Sandbox): NodeJS.ProcessEnv {
  return {
    SYNC_CRON: 'off',
    PICTURES_ALLOWED_HOSTS: new URL(url).host,
    THINKIFIC_API_URL: thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: thinkific.subdomain,
    THINKIFIC_API_KEY: thinkific.apiKey,
    UDEMY_API_URL: udemy.apiUrl,
    UDEMY_API_TOKEN: udemy.apiToken,
  };
}
