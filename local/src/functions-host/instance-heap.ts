/**
 * Node sizes its heap by the machine. In an instance of 512 MiB it collects garbage early; on a machine of
 * many gigabytes it lets hundreds of megabytes pile up. Here it is held to what 100,000 products need.
 */
export const INSTANCE_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=8']
