import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from './database.js';
import { loadConfig } from '../src/config/load-config.js';
import { dataSourceOptions } from '../src/database/data-source.js';
import { JobsService } from '../src/common/jobs/jobs.service.js';

interface Worker {
  jobs: JobsService;
  dataSource: DataSource;
  stop(): Promise<void>;
}

/** Processes that share the jobs of a database. */
export interface JobsTest {
  database: TestDatabase;
  /** What was logged, without informational lines. */
  log: { warnings: unknown[]; errors: unknown[] };
  /**
   * Starts another process.
   * @param register registers its handlers
   */
  addWorker(register: (jobs: JobsService) => void): Promise<Worker>;
  close(): Promise<void>;
}

export async function createJobsTest(): Promise<JobsTest> {
  const database = await createTestDatabase();
  const config = loadConfig({ DEMO: 'true' });
  const workers: Worker[] = [];
  const log: JobsTest['log'] = { warnings: [], errors: [] };
  Logger.overrideLogger({
    log: () => undefined,
    warn: (message: unknown) => log.warnings.push(message),
    error: (message: unknown) => log.errors.push(message),
  });
  return {
    database,
    log,
    addWorker: async (register) => {
      const dataSource = await new DataSource(dataSourceOptions(database.url, 4)).initialize();
      const jobs = new JobsService(dataSource, config);
      register(jobs);
      jobs.onApplicationBootstrap();
      const worker = { jobs, dataSource, stop: () => jobs.beforeApplicationShutdown() };
      workers.push(worker);
      return worker;
    },
    close: async () => {
      for (const worker of workers) {
        await worker.stop();
        await worker.dataSource.destroy();
      }
      await database.drop();
    },
  };
}
