import { parseOptions } from './command-line.js';
import { startSandbox } from './server.js';

try {
  const sandbox = await startSandbox(parseOptions(process.argv.slice(2)));
  const { apiUrl, subdomain, apiKey } = sandbox.thinkific;
  process.stdout.write(
    [
      `Thinkific  ${apiUrl}`,
      `           X-Auth-Subdomain: ${subdomain}`,
      `           X-Auth-API-Key: ${apiKey}`,
      `Udemy      ${sandbox.udemy.apiUrl}`,
      `           Authorization: bearer ${sandbox.udemy.apiToken}`,
      `Control    ${sandbox.url}/control`,
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
