import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { program } from './built.mjs';
import { step } from './step.mjs';
import { until } from './until.mjs';

const GRACE = 30_000;

/** Runs a process of the product on the same port after each restart, like a container manager. */
export class Replica {
  constructor(port, env, log) {
    this.port = port;
    this.env = { ...env, PORT: String(port) };
    this.log = log;
  }

  /** Resolves when the process is ready. Restarts it if it ends before. */
  async start(root = this.root) {
    this.root = root;
    await until(`the replica on port ${this.port} is ready`, async () => {
      if (!this.isRunning) await this.spawn();
      const look = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => null);
      return look?.ok;
    });
  }

  async stop(signal = 'SIGTERM') {
    if (!this.isRunning) return;
    const { child } = this;
    child.kill(signal);
    const late = setTimeout(() => {
      step(`the replica on port ${this.port} did not end within ${GRACE / 1000} s and is killed`);
      child.kill('SIGKILL');
    }, GRACE);
    await this.ended;
    clearTimeout(late);
  }

  get isRunning() {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  async spawn() {
    const log = await open(this.log, 'a');
    this.child = spawn(process.execPath, [program('main', this.root)], {
      stdio: ['ignore', log.fd, log.fd],
      env: this.env,
    });
    this.ended = once(this.child, 'exit');
    await log.close();
  }
}
