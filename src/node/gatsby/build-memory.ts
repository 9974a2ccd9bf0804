// Import this file before anything that needs much memory.
import { setFlagsFromString } from 'node:v8';

// Left to itself, V8 waits until a large heap has grown to a multiple: a build of 1,000 pages took up to 1,270 MB, now 1,010.
setFlagsFromString('--heap-growing-percent=90');

// Rolldown's allocator keeps what it has freed, some 300 MB, which webpack needs afterwards. It reads these when
// Rolldown is loaded.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0';
