import { parseArgs } from 'node:util';
import { AppError, InvalidInputError } from '../../common/problem/app-error.js';
import { createValidationPipe } from '../../common/validation/validation.pipe.js';
import { runProcess } from '../run-process.js';
import { CreateUserDto } from '../../identity/users/dto/create-user.dto.js';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The user has pressed Ctrl-C or Ctrl-D. */
class CancelledError extends Error {}

async function ask(question: string, { secret = false } = {}): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: secret ? nowhere : process.stdout,
    terminal: true,
  });
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  // The output of readline is discarded to hide the password, so the question is written directly.
  if (secret) process.stdout.write(question);
  try {
    return await lines.question(secret ? '' : question, { signal: closed.signal });
  } catch {
    throw new CancelledError('Cancelled.');
  } finally {
    lines.close();
    if (secret) process.stdout.write('\n');
  }
}

async function readInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

await runProcess(async (resources) => {
  try {
    await createAdmin(resources);
  } catch (error) {
    if (!(error instanceof AppError || error instanceof CancelledError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  await resources.disposeAsync();
});

async function createAdmin(resources: AsyncDisposableStack): Promise<void> {
  const dto = await validated({ ...(await readValues()), role: 'admin' });
  // Loaded only now, so that invalid input is reported at once.
  const [{ startRuntime }, { addAdmin }] = await Promise.all([
    import('../runtime.js'),
    import('./add-admin.js'),
  ]);
  const runtime = await startRuntime(resources, { shared: true });
  const username = await addAdmin(dto, runtime, resources);
  process.stdout.write(`${username} can sign in as admin now.\n`);
}

async function readValues() {
  const { username, email, name } = readFlags();
  if (!process.stdin.isTTY) {
    return { username, email, name: name ?? username, password: await readInput() };
  }
  return {
    username: username ?? (await ask('Username: ')),
    email: email ?? (await ask('Email: ')),
    name: name ?? (await ask('Full name: ')),
    password: await ask('Password: ', { secret: true }),
  };
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        username: { type: 'string' },
        email: { type: 'string' },
        name: { type: 'string' },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new InvalidInputError([{ field: 'arguments', message }]);
  }
}

async function validated(values: object): Promise<CreateUserDto> {
  const checked: unknown = await createValidationPipe().transform(values, {
    type: 'body',
    metatype: CreateUserDto,
  });
  return checked as CreateUserDto;
}
