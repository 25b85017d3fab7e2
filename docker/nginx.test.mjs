import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePorts } from '../scripts/cluster/free-ports.mjs';
import { Nginx, requireNginx } from '../scripts/cluster/nginx.mjs';

const IMPORT = '/api/admin/newsletters/import';
const STRANGERS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];

/** As the product does: asks who sends before it reads what is sent. */
function startReplica(resources) {
  const server = createServer((asked, answer) => {
    if (!asked.headers.authorization) answer.writeHead(401).end();
    else asked.resume().on('end', () => answer.writeHead(200).end());
  }).listen(0, '127.0.0.1');
  resources.defer(() => {
    server.closeAllConnections();
    return once(server.close(), 'close');
  });
  return once(server, 'listening').then(() => server.address().port);
}

void test(
  'strangers who never end what they send keep nobody else from sending',
  { skip: requireNginx() ? false : 'needs nginx' },
  async () => {
    await using resources = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-nginx-'));
    resources.defer(() => rm(folder, { recursive: true }));
    // nginx runs as a user of its own.
    await chmod(folder, 0o755);
    const [port] = await freePorts(1);
    const nginx = new Nginx(folder, port);
    await nginx.start(resources, [await startReplica(resources)]);

    const open = (localAddress, headers = {}) => {
      const address = { host: '127.0.0.1', port, path: IMPORT, localAddress };
      const call = request({ ...address, method: 'POST', headers });
      call.on('error', () => undefined);
      resources.defer(() => call.destroy());
      return call;
    };
    const answerTo = async (call) => (await once(call, 'response'))[0];
    const calls = STRANGERS.flatMap((address) => Array.from({ length: 4 }, () => open(address)));
    for (const call of calls) call.write('Email\n');
    for (const { statusCode, headers } of await Promise.all(calls.map(answerTo))) {
      // Nothing else may be sent on a connection whose rest is not read.
      assert.deepEqual([statusCode, headers.connection], [401, 'close']);
    }
    const own = open('127.0.0.1', { authorization: 'Bearer an admin' });
    own.end('Email\nmaria@example.org\n');
    assert.equal((await answerTo(own)).statusCode, 200);
  },
);
