import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Runs Vite as the site on HOST and PORT, in front of the API on a free port. Usage: npm run dev */
const root = join(import.meta.dirname, '..');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// The backend reads HOST in the same way.
const host = (process.env.HOST || '127.0.0.1')
  .replace(/^localhost$/i, '127.0.0.1')
  .replace(/^\[(.+)\]$/, '$1');
const port = Number(process.env.PORT || 3000);

const ERRORS = {
  EADDRINUSE: `PORT: ${port} is taken on ${host}, end the program that uses it or set another port`,
  EACCES: `PORT: ${port} may not be used by this user, set one above 1023`,
  EADDRNOTAVAIL: `HOST: this machine has no address ${host}, set another one`,
  ENOTFOUND: 'HOST: this machine has no such address, set another one',
  ERR_SOCKET_BAD_PORT: `PORT: got "${process.env.PORT}", expected a whole number from 0 to 65535`,
};

async function tryToListen(wanted, address) {
  const server = createServer().listen(wanted, address);
  await once(server, 'listening');
  const given = server.address().port;
  server.close();
  await once(server, 'close');
  return given;
}

/** The backend refuses to keep mails where others might read them. */
function keepsMails(publicUrl) {
  const { hostname } = URL.canParse(publicUrl) ? new URL(publicUrl) : {};
  return host === '127.0.0.1' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

try {
  const sitePort = await tryToListen(port, host);
  const apiPort = await tryToListen(0, host);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${sitePort}`;
  const child = spawn('nx', ['run-many', '-t', 'serve'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: host,
      PORT: String(apiPort),
      SITE_PORT: String(sitePort),
      ...(keepsMails(publicUrl) && { SMTP_URL: process.env.SMTP_URL || 'local' }),
      // Only one process can keep mails.
      WEB_CONCURRENCY: '1',
      PUBLIC_URL: publicUrl,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} catch (error) {
  process.stderr.write(`Lectern cannot start: ${ERRORS[error.code] ?? error.message}\n`);
  process.exitCode = 1;
}
