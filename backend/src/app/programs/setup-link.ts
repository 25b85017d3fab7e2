import { NestFactory } from '@nestjs/core';
import { SetupService } from '../../identity/setup/setup.service.js';
import { AppModule } from '../app.module.js';
import { runProcess } from '../run-process.js';
import { startRuntime } from '../runtime.js';

/** Prints a new link for the first admin of an installation. */
await runProcess(async (resources) => {
  const runtime = await startRuntime(resources, { shared: true });
  const environment = { ...runtime.environment, SYNC_CRON: 'off' };
  const config = { ...runtime, environment, jobs: false, logLevel: 'silent' as const };
  const app = await NestFactory.createApplicationContext(AppModule.register(config), {
    logger: false,
    abortOnError: false,
  });
  resources.defer(() => app.close());
  const link = await app.get(SetupService).link();
  process.stdout.write(`${link ?? 'There is an admin already. Sign in at /admin/login.'}\n`);
  await resources.disposeAsync();
});
