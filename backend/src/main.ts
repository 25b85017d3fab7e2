import { keepCompiled } from './app/compile-cache.js';
import { refuseOldNode } from './app/refuse-old-node.js';

refuseOldNode();
// What is imported before this is compiled anew at each start.
keepCompiled();
await import('./app/start.js');
