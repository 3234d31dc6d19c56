/**
 * Node sizes its heap to the machine. In an instance of 512 MiB it collects garbage early; on a machine with many
 * gigabytes it lets hundreds of megabytes pile up. Here it is limited to what 100,000 products need.
 */
export const INSTANCE_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=8']
