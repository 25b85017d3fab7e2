import { announce } from './announce.js';
import { createApp } from './create-app.js';
import { runProcess } from './run-process.js';
import { startRuntime } from './runtime.js';

await runProcess(async (resources) => {
  const config = await startRuntime(resources);
  const app = await createApp(config);
  resources.defer(() => app.close());
  await app.listen(config.port, config.host);
  announce(config, await app.getUrl());
});
