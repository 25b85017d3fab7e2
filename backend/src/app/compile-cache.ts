import module from 'node:module';
import { join } from 'node:path';
import { releaseOf } from '../common/release.js';

/** What V8 has compiled is kept beside the build that it is of; where nothing can be written it is not. */
export function keepCompiled(): void {
  // By its name alone an old Node would not load this, and could not be refused.
  module.enableCompileCache(join(releaseOf('backend'), 'compile-cache'));
}
