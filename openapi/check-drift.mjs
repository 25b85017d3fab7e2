import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Runs after the specification and the client were made anew. `git status` also sees new files.
const made = ['openapi/openapi.json', 'frontend/src/api/generated'];
const git = (...args) => spawnSync('git', [...args, '--', ...made], { encoding: 'utf8' });

// Sources that were unpacked may lie in a repository of something else.
const listed = git('ls-files');
if (listed.error?.code === 'ENOENT' || (!existsSync('.git') && !listed.stdout)) {
  console.log(
    'The API description and client are not compared: this is no clone of the repository, or there is no git.',
  );
  process.exit(0);
}
const { status, stdout, stderr, error } = git('status', '--porcelain');
if (status !== 0) {
  console.error(`The API description and client cannot be compared: ${stderr || error?.message}`);
  process.exit(1);
}
// What is added for the next commit is what was made just now, unless the second letter tells of a difference.
const drift = stdout.split('\n').filter((line) => line && line[1] !== ' ');
if (drift.length > 0) {
  console.error(
    `The API description or client is not what the code says:\n${drift.join('\n')}\n` +
      'Run `npm run api` and `git add` the result.',
  );
  process.exit(1);
}
