import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reservePort } from './reserve-port.js';
import type { AppConfig } from '../config/app-config.js';
import { readEnvFile } from '../config/env-file.js';
import { loadConfig } from '../config/load-config.js';
import { hasEmbedded } from '../database/embedded/binaries.js';
import { findRunningEmbedded, startEmbeddedPostgres } from '../database/embedded/embedded.js';
import { DatabaseStartError, migrate } from '../database/migrate.js';
import { findPoolerProblems } from '../database/pooler.js';
import { PROJECT_ROOT } from '../common/project-root.js';

const DATA = join(PROJECT_ROOT, '.data');
const DEMO_DATA = join(DATA, 'demo');

/**
 * Starts missing services and migrates the database.
 * @param options.shared the caller is a command that may use a running server's database
 */
export async function startRuntime(
  resources: AsyncDisposableStack,
  options: { shared?: boolean } = {},
): Promise<AppConfig> {
  const { config: given, databaseSessionUrl } = await findDatabase(resources, options);
  const config = options.shared ? given : await reservePort(given);
  const databaseUrl = config.databaseUrl ?? databaseSessionUrl;
  await migrate(databaseSessionUrl);
  if (databaseUrl !== databaseSessionUrl) {
    const [problem] = await findPoolerProblems(databaseUrl, databaseSessionUrl);
    if (problem) throw new DatabaseStartError(`${problem.what}. ${problem.todo}`);
  }
  const demo = config.demo ? await demoSettings(config, resources) : {};
  return { ...config, ...demo, databaseUrl, databaseSessionUrl };
}

/**
 * Returns the configuration and the configured or embedded database without migrating it.
 * @param options see `startRuntime`
 */
export async function findDatabase(
  resources: AsyncDisposableStack,
  { shared = false }: { shared?: boolean } = {},
): Promise<{ config: AppConfig; databaseSessionUrl: string }> {
  const read = readConfig();
  const databaseSessionUrl = read.databaseSessionUrl ?? (await embedded(read, resources, shared));
  const needsSecret = !read.demo && read.jwtSecrets.length === 0;
  const config = needsSecret ? { ...read, jwtSecrets: [await storedSecret(DATA)] } : read;
  return { config, databaseSessionUrl };
}

export function readConfig(): AppConfig {
  const envFile = join(PROJECT_ROOT, '.env');
  if (existsSync(envFile)) {
    Object.assign(process.env, { ...readEnvFile(envFile), ...process.env });
  }
  return loadConfig(process.env, { hasPostgres: hasEmbedded() });
}

export function lacksDatabase(config: AppConfig): boolean {
  return config.databaseSessionUrl === null && !existsSync(dataDirOf(config));
}

const dataDirOf = ({ demo }: AppConfig) => join(demo ? DEMO_DATA : DATA, 'postgres');

async function embedded(
  config: AppConfig,
  resources: AsyncDisposableStack,
  shared: boolean,
): Promise<string> {
  const dataDir = dataDirOf(config);
  const running = shared ? await findRunningEmbedded(dataDir) : null;
  if (running) return running.url;
  const log = (line: string) => process.stdout.write(`${line}\n`);
  if (config.demo && !existsSync(dataDir) && existsSync(join(DATA, 'demo-jwt-secret'))) {
    log(
      'The demo now stores its data in .data/demo. Data of earlier demos stays in .data/postgres.',
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  void postgres.exited.then(endWithDatabase);
  resources.defer(() => postgres.stop());
  return postgres.url;
}

/** Without its database the process can only respond with 503, so it shuts down and says why. */
function endWithDatabase(problem: Error | null): void {
  if (!problem) return;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
}

async function demoSettings(
  { publicUrl, jwtSecrets, thinkific }: AppConfig,
  resources: AsyncDisposableStack,
): Promise<Partial<AppConfig>> {
  const { startSandbox } = await import('../../sandbox/server.js');
  const sandbox = await startSandbox({ imageBaseUrl: `${publicUrl}/demo/covers` });
  resources.defer(() => sandbox.close());
  return {
    jwtSecrets: jwtSecrets.length > 0 ? jwtSecrets : [await storedSecret(DEMO_DATA)],
    thinkific: { ...thinkific, ...sandbox.thinkific, siteUrl: `${publicUrl}/demo` },
    udemy: sandbox.udemy,
  };
}

/** Generates a secret beside the embedded database, so that both are lost or kept together. */
async function storedSecret(folder: string): Promise<string> {
  const file = join(folder, 'jwt-secret');
  await mkdir(folder, { recursive: true });
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFile(file, 'utf8');
}
