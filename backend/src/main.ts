import { keepCompiled } from './compile-cache.js';
import { settleMemory } from './memory-settings.js';

settleMemory();
// What is imported before this is compiled anew at each start.
keepCompiled();
await import('./start.js');
