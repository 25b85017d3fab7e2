import { TestEnvironment } from 'jest-environment-node';
import { startCoverage, stopCoverage, writeCoverage } from '../../scripts/record-coverage.mjs';

export default class UnitEnvironment extends TestEnvironment {
  async setup() {
    startCoverage();
    await super.setup();
  }

  async teardown() {
    writeCoverage('backend/.build/coverage/unit');
    stopCoverage();
    await super.teardown();
  }
}
