import { execFileSync } from 'node:child_process';

// Runs after the specification and the client were made anew. `git status` also sees new files.
const made = ['openapi/openapi.json', 'frontend/src/api/generated'];
const drift = execFileSync('git', ['status', '--porcelain', '--', ...made], { encoding: 'utf8' });
if (drift) {
  console.error(`The committed API description or client is not what the code says:\n${drift}`);
  console.error('Run `npm run api` and commit the result.');
  process.exit(1);
}
