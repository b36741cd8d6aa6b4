/**
 * The time this thread has been computing, in milliseconds. Unlike a clock on the wall it stands still while the machine does
 * something else, so that a busy machine does not spoil a measurement.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
