import module from 'node:module';
import { join } from 'node:path';
import { releaseOf } from '../common/release.js';

/** Stores V8's compile cache next to the build; does nothing if that is not writable. */
export function keepCompiled(): void {
  // A named import would fail on old Node versions before they can be refused.
  module.enableCompileCache(join(releaseOf('backend'), 'compile-cache'));
}
