import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.mjs';

const CONFIGURATION = join(import.meta.dirname, '../../docker/nginx');

export const requireNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Runs Debian's nginx with the configuration of docker/, except for its ports. */
export class Nginx {
  constructor(folder, port, change = (text) => text) {
    this.change = change;
    this.folder = folder;
    this.port = port;
    this.url = `http://localhost:${port}`;
  }

  async start(resources, upstreams) {
    const { folder } = this;
    await mkdir(join(folder, 'local'), { recursive: true });
    for (const name of ['nginx.conf', 'site.conf']) {
      const text = await readFile(join(CONFIGURATION, name), 'utf8');
      await writeFile(join(folder, name), this.change(text));
    }
    await writeFile(join(folder, 'local/listen.conf'), `listen 127.0.0.1:${this.port};\n`);
    this.upstreams = upstreams;
    await this.writeUpstreams(null);
    const log = await open(join(folder, 'nginx.log'), 'a');
    // This has to be a file, because nginx opens /dev/stdout by its name.
    const options = { stdio: ['ignore', log.fd, log.fd] };
    if (spawnSync('nginx', this.args('-t'), options).status !== 0) {
      throw new Error('nginx refuses its configuration: see nginx/nginx.log.');
    }
    const child = spawn('nginx', this.args('-g', 'daemon off;'), options);
    resources.defer(async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await log.close();
    });
    await until('nginx answers', () => fetch(this.url).catch(() => null));
    this.child = child;
  }

  /** @param down the port of a replica that gets no requests until the next call, or null */
  async leaveOut(down) {
    await this.writeUpstreams(down);
    await this.reload();
  }

  async reload() {
    const before = this.workers();
    this.child.kill('SIGHUP');
    await until('nginx has new workers', () => this.workers().some((pid) => !before.includes(pid)));
  }

  workers() {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  }

  async writeUpstreams(down) {
    const servers = this.upstreams.map((port) => {
      const state = port === down ? 'down' : 'max_fails=1 fail_timeout=2s';
      return `server 127.0.0.1:${port} ${state};\n`;
    });
    await writeFile(join(this.folder, 'local/upstreams.conf'), servers.join(''));
  }

  args(...rest) {
    return ['-p', `${this.folder}/`, '-c', join(this.folder, 'nginx.conf'), ...rest];
  }
}
