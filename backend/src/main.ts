import { keepCompiled } from './compile-cache.js';
import { holdRelease } from './release.js';
import { runProcess } from './run-process.js';
import { startRuntime } from './runtime.js';

await runProcess(async (resources) => {
  await holdRelease(resources);
  keepCompiled();
  const config = await startRuntime(resources);
  // A wrong setting or a missing database is told before the application is loaded.
  const { serve } = await import('./serve.js');
  return serve(config, resources);
});
