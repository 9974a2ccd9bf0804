// Rolldown's allocator keeps what it has freed, some 300 MB, which webpack needs afterwards. It reads these when
// Rolldown is loaded: import this file before anything that imports Rolldown.
process.env['MIMALLOC_PURGE_DELAY'] ??= '0';
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0';
