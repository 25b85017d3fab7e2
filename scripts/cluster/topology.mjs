import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { load, program } from './built.mjs';
import { freePorts } from './free-ports.mjs';
import { Nginx } from './nginx.mjs';
import { startPair } from './postgres.mjs';
import { Replica } from './replica.mjs';

const REPLICAS = 3;
export const ADMIN = { username: 'drill', password: 'three replicas behind nginx' };

/** Runs the services of compose.yml on 127.0.0.1, the replicas from the checkout `root` (default: this one). */
export async function startTopology(resources, folder, root) {
  const ports = await freePorts(REPLICAS + 3);
  const { primary, standby } = await startPair(resources, folder, ports.splice(0, 2));
  const nginx = new Nginx(join(folder, 'nginx'), ports.shift());
  const env = environment(nginx, primary, standby);
  const replicas = ports.map((port) => new Replica(port, env, join(folder, `replica-${port}.log`)));
  resources.defer(() => Promise.all(replicas.map((replica) => replica.stop('SIGINT'))));
  await Promise.all(replicas.map((replica) => replica.start(root)));
  await fillCatalogue(env);
  await nginx.start(resources, ports);
  const describe = () =>
    [
      `Site       ${nginx.url} (admin: ${ADMIN.username}, ${ADMIN.password})`,
      `Replicas   ${ports.map((port) => `127.0.0.1:${port}`).join(', ')}`,
      `Primary    ${primary.url}`,
      `Standby    ${standby.url}`,
      `Logs       ${folder}`,
    ].join('\n');
  return { nginx, replicas, primary, standby, describe };
}

function environment(nginx, primary, standby) {
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
  return {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://lectern:${primary.password}@${hosts}/lectern?target_session_attrs=read-write`,
    JWT_SECRET: 'a secret of this cluster on one machine',
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: '127.0.0.1',
    CDN_MAX_AGE: '1s',
    RATE_LIMIT: 'off',
    SYNC_CRON: 'off',
    LINK_CHECK: 'off',
    PICTURES_FETCH: 'off',
    ACCESS_LOG_SAMPLE: '1000',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'drill@example.org',
    ADMIN_PASSWORD: ADMIN.password,
  };
}

/** Syncs courses from a fake platform with the program of the checkout `root` (default: this one). */
export async function fillCatalogue(env, root) {
  const { startSandbox } = await load('sandbox/server.js');
  const sandbox = await startSandbox({ rateLimit: false });
  try {
    const { apiUrl, subdomain, apiKey } = sandbox.thinkific;
    const child = spawn(process.execPath, [program('sync', root), 'thinkific'], {
      stdio: 'ignore',
      env: {
        ...env,
        THINKIFIC_API_URL: apiUrl,
        THINKIFIC_SUBDOMAIN: subdomain,
        THINKIFIC_API_KEY: apiKey,
      },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The sync of the stand-in platform has failed.');
  } finally {
    await sandbox.close();
  }
}
