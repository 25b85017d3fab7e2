import { printAddresses } from '../print-addresses.js';
import { releasePort } from '../reserve-port.js';
import { createLogger } from '../../common/logging/create-logger.js';
import { createLogStream } from '../../common/logging/log-stream.js';
import type { AppConfig } from '../../config/app-config.js';
import type { BeforeStop } from '../run-process.js';
import { Supervisor } from './supervisor.js';

export async function supervise(config: AppConfig): Promise<BeforeStop> {
  const logger = createLogger(config.logLevel, createLogStream());
  const supervisor = new Supervisor(config, logger.child({ context: 'Processes' }));
  await releasePort();
  printAddresses(config, await supervisor.start());
  return (signal) => supervisor.stop(signal);
}
