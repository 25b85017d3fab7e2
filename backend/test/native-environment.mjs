import { TestEnvironment } from 'jest-environment-node';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startCoverage, writeCoverage } from '../../scripts/record-coverage.mjs';
import { compile } from './swc.mjs';

startCoverage();

registerHooks({
  resolve(specifier, context, next) {
    const isSource = /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts');
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});

const require = createRequire(import.meta.url);
const { getRootLogger, ensureRootLogger, resetRootLogger } = await import(
  new URL('rootLogger.js', import.meta.resolve('nestjs-pino')).href
);

/** nestjs-pino has one logger per process; the shared application restores its own. */
globalThis.rootLogger = {
  get: getRootLogger,
  set(logger) {
    resetRootLogger();
    ensureRootLogger({ logger });
  },
};

/** Milliseconds without another file after which a worker closes its shared application. */
const IDLE = 250;

let idle;

/** Lets a test load modules that stay loaded for all files of its worker; see native-module.mjs. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    this.global.requireNatively = (file) => require(file);
  }

  /** Each file has its own log, although nestjs-pino keeps the first logger of a process. */
  async setup() {
    clearTimeout(idle);
    await super.setup();
    resetRootLogger();
  }

  /** The shared application outlives its files, and those with their own application. */
  async teardown() {
    writeCoverage('backend/.build/coverage/api');
    await super.teardown();
    idle = setTimeout(() => globalThis.closeSharedApp?.(), IDLE);
  }
}
