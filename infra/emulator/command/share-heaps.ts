/**
 * What Linux's allocator is told by its environment. By itself it keeps a heap for each thread and gives back little of
 * what is freed in them: functions run in threads of their own, and each would keep some dozen megabytes for good.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  // Bytes: what is larger is given back when it is freed, and so is as much at the end of a heap.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * What V8 is told of the heaps of the process and of its threads: by itself it lets a heap that is busy grow to twice or three times of what
 * it needs, and there is one heap for each function. This costs a tenth more of the processor under full load.
 */
const engine = ['--heap-growing-percent=30', '--max-semi-space-size=4'];

/** Starts this process anew, under the same id, with a frugal allocator and frugal heaps; does nothing on other systems than Linux. */
export function shareHeaps(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  process.execve(
    process.execPath,
    [process.execPath, ...engine, ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      ...allocator,
    },
  );
}
