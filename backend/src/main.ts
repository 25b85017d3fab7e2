import { keepCompiled } from './compile-cache.js';
import { settleMemory } from './memory-settings.js';
import { refuseOldNode } from './refuse-old-node.js';
import { keepTickShape } from './tick-shape.js';

refuseOldNode();
settleMemory();
keepTickShape();
// What is imported before this is compiled anew at each start.
keepCompiled();
await import('./start.js');
