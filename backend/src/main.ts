import { keepCompiled } from './app/compile-cache.js';
import { refuseOldNode } from './app/refuse-old-node.js';

refuseOldNode();
// Modules imported before this line are compiled at each start.
keepCompiled();
await import('./app/start.js');
