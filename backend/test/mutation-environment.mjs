import { appendFileSync } from 'node:fs';
import NativeEnvironment from './native-environment.mjs';

const { MUTATION_PLAN = '{}', MUTATION_RESULTS } = process.env;
const plan = JSON.parse(MUTATION_PLAN);

/** Tries a spec with the mutant planned for it, until its first failure, or tells what it reaches. */
export default class MutationEnvironment extends NativeEnvironment {
  begun = performance.now();
  loaded = new Set();
  reached = new Set();
  isLoading = true;
  passed = true;

  constructor(config, context) {
    super(config, context);
    this.spec = context.testPath;
    globalThis.reach = (place) => (this.isLoading ? this.loaded : this.reached).add(place);
  }

  async setup() {
    process.env.MUTANT = plan[this.spec] ?? '';
    await super.setup();
  }

  handleTestEvent({ name, test }) {
    if (name === 'run_start') this.isLoading = false;
    if (/^(test_fn|hook)_failure$/.test(name)) this.passed = false;
    if (name === 'test_start' && !this.passed && process.env.MUTANT) test.mode = 'skip';
  }

  async teardown() {
    appendFileSync(MUTATION_RESULTS, `${JSON.stringify(this.result())}\n`);
    await super.teardown();
  }

  result() {
    const { spec, passed } = this;
    const took = performance.now() - this.begun;
    return { spec, passed, took, loaded: [...this.loaded], reached: [...this.reached] };
  }
}
