const LOOK_EVERY_MS = 500;

/**
 * Stops this process when the shell that npm started it in is gone. npm passes a signal on to that shell alone, which
 * dies of it and tells nobody. Without npm whoever started the process may leave it running on purpose.
 */
export function stopWithNpm({
  env = process.env,
  parent = () => process.ppid,
  stop = () => process.kill(process.pid, 'SIGTERM'),
} = {}) {
  if (!env.npm_lifecycle_event) return undefined;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  return timer.unref();
}
