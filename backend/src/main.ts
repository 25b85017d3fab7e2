import { keepCompiled } from './compile-cache.js';
import { refuseOldNode } from './refuse-old-node.js';

refuseOldNode();
// What is imported before this is compiled anew at each start.
keepCompiled();
await import('./start.js');
