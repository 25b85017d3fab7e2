import { keepCompiled } from './compile-cache.js';

// What is imported before this is compiled anew at each start.
keepCompiled();
await import('./start.js');
