import type { Metadata, OutputInfo } from 'sharp'
import { KeyedQueue } from './concurrency/in-turn.ts'

export type PictureHeader = Metadata

export type Decoded = { data: Buffer; info: OutputInfo }

/** Loaders for upload types and the drawn icon. libvips' others are disabled. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg']

/** Loaded at first use: the native library takes about 100 ms of a cold start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Every upload is a different picture, so caching would only waste memory.
  sharp.cache(false)
  // At most one of an instance's one or two CPUs: other calls run meanwhile.
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((type) => `VipsForeignLoad${type}Buffer`) })
  return sharp
}

export type PictureTools = Awaited<ReturnType<typeof loadSharp>>

const turns = new KeyedQueue()

/** With more in use, an instance of 512 MiB has little left for a large picture. */
const CROWDED_BYTES = 200_000_000

/**
 * Collects garbage before a large picture is decoded: V8 lets garbage grow with its heap, and doesn't know the
 * decoder's memory. `functions/.env` allows the call (--expose-gc, nodejs.org/api/cli.html), which takes a tenth of a
 * second.
 */
export const collectGarbage = (): void => {
  if (process.memoryUsage.rss() > CROWDED_BYTES) globalThis.gc?.()
}

/**
 * Processes pictures one at a time, because decoding one takes up to 100 MB, however small its file. Callers who wait
 * too long get 503 with Retry-After. A job must not call this again: it would wait for itself.
 */
export const withSharp = <T>(job: (sharp: PictureTools) => Promise<T>): Promise<T> =>
  turns.inTurn(['picture'], async () => job(await loadSharp()))

/**
 * Like `withSharp`, in two queued steps: the next picture is decoded while this one's second step runs. So at most two
 * are in memory, for programs with their own CPU.
 */
export const withSharpInSteps = async <D, T>(
  decode: (sharp: PictureTools) => Promise<D>,
  work: (sharp: PictureTools, decoded: D) => Promise<T>,
): Promise<T> => {
  const { result } = await withSharp(async (sharp) => {
    const decoded = await decode(sharp)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const running = turns.inTurn(['copies'], () => {
      begin()
      return work(sharp, decoded)
    })
    await Promise.race([begun, running])
    // In an object, because a returned promise would be awaited.
    return { result: running }
  })
  return result
}
