import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { createLogger } from '../../common/logging/create-logger.js';
import { productVersion } from '../../common/release.js';
import { AppError } from '../../common/problem/app-error.js';
import { startTracing } from '../../common/tracing/start-tracing.js';
import { runProcess } from '../run-process.js';
import { startRuntime } from '../runtime.js';
import { showProgress } from '../../sync/progress/show-progress.js';
import { describeProblem, describeRun } from '../../sync/runs/describe-run.js';
import { SyncRunsService } from '../../sync/runs/sync-runs.service.js';
import { SyncService } from '../../sync/sync.service.js';

await runProcess(async (resources) => {
  const runtime = await startRuntime(resources, { shared: true });
  const environment = { ...runtime.environment, SYNC_CRON: 'off' };
  const config = { ...runtime, environment, jobs: false, logLevel: 'silent' as const };
  const logger = createLogger('warn', process.stderr);
  resources.defer(await startTracing(config.tracing, productVersion, logger));
  const app = await NestFactory.createApplicationContext(AppModule.register(config), {
    logger: false,
    abortOnError: false,
  });
  resources.defer(() => app.close());
  const service = app.get(SyncService);
  process.once('SIGINT', () => void service.cancelAll());
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void service.beforeApplicationShutdown());
  }
  await sync(service, app.get(SyncRunsService), process.argv[2] ?? '');
  await resources.disposeAsync();
});

async function sync(service: SyncService, runs: SyncRunsService, platform: string): Promise<void> {
  const { tell, end } = showProgress(process.stderr);
  try {
    const run = await service.run(platform, 'cli', { tell }).finally(end);
    const stream = run.error === null ? process.stdout : process.stderr;
    stream.write(`${describeRun(run)}\n`);
    const problems = await runs.problems(run.id);
    for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
    if (run.problems > problems.length) {
      process.stderr.write(`and ${run.problems - problems.length} more\n`);
    }
    if (run.error !== null) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
