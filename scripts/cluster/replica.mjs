import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { program } from './built.mjs';
import { until } from './until.mjs';

/** A process of the product, on the same port after each start, as a container manager keeps it. */
export class Replica {
  constructor(port, env, log) {
    this.port = port;
    this.env = { ...env, PORT: String(port) };
    this.log = log;
  }

  /** Comes back when it is ready; one that ends before, as its database is away, is started again. */
  async start() {
    await until(`the replica on port ${this.port} is ready`, async () => {
      if (!this.isRunning) await this.spawn();
      const look = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => null);
      return look?.ok;
    });
  }

  /** @param signal SIGTERM drains it; SIGKILL is a crash */
  async stop(signal = 'SIGTERM') {
    if (!this.isRunning) return;
    this.child.kill(signal);
    await this.ended;
  }

  get isRunning() {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  async spawn() {
    const log = await open(this.log, 'a');
    this.child = spawn(process.execPath, ['--max-semi-space-size=4', program('main')], {
      stdio: ['ignore', log.fd, log.fd],
      env: this.env,
    });
    this.ended = once(this.child, 'exit');
    await log.close();
  }
}
