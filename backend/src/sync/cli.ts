import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AppError } from '../common/problem/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { runProcess } from '../run-process.js';
import { startRuntime } from '../runtime.js';
import { describeRun } from './runs/describe-run.js';
import { SyncService } from './sync.service.js';

await runProcess(async (resources) => {
  const runtime = await startRuntime(resources, { shared: true });
  const config = new AppConfig({ ...runtime, syncCron: null, logLevel: 'silent' });
  const app = await NestFactory.createApplicationContext(AppModule.register(config), {
    logger: false,
    abortOnError: false,
  });
  resources.defer(() => app.close());
  const service = app.get(SyncService);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void service.beforeApplicationShutdown());
  }
  await sync(service, process.argv[2] ?? '');
  await resources.disposeAsync();
});

async function sync(service: SyncService, platform: string): Promise<void> {
  try {
    const run = await service.run(platform, 'cli');
    const stream = run.error === null ? process.stdout : process.stderr;
    stream.write(`${describeRun(run)}\n`);
    if (run.error !== null) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
