import type { Metadata, OutputInfo } from 'sharp'
import { KeyedQueue } from './concurrency/in-turn.ts'

export type PictureHeader = Metadata

/** Its pixels, and how they lie. */
export type Decoded = { data: Buffer; info: OutputInfo }

/** What reads the types that uploads may have, and the drawn icon. All else that libvips reads is off. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg']

/** Loaded at first use: its native library takes about 100 ms of a cold start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Every upload is a different picture, so caching decoded ones would only waste memory.
  sharp.cache(false)
  // Of an instance's one or two processors at most one: calls are answered meanwhile.
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((type) => `VipsForeignLoad${type}Buffer`) })
  return sharp
}

export type PictureTools = Awaited<ReturnType<typeof loadSharp>>

const turns = new KeyedQueue()

/** An instance of 512 MiB with more than this has little left for a large picture. */
const CROWDED_BYTES = 200_000_000

/**
 * Before a large picture is decoded: V8 lets garbage pile up as its heap has room for it, and knows nothing of what a decoder takes
 * beside. `functions/.env` lets it be asked (--expose-gc, nodejs.org/api/cli.html), which takes it a tenth of a second.
 */
export const makeRoom = (): void => {
  if (process.memoryUsage.rss() > CROWDED_BYTES) globalThis.gc?.()
}

/**
 * Works on a picture: one at a time, because decoding one takes up to 100 MB, whatever its file weighs. Who has waited
 * too long is told to come again (503 with Retry-After). A job must not call this again: it would wait for itself.
 */
export const withSharp = <T>(job: (sharp: PictureTools) => Promise<T>): Promise<T> =>
  turns.inTurn(['picture'], async () => job(await loadSharp()))

/**
 * Like `withSharp`, in two steps: the next picture is decoded while this one's second step runs, for which it waits in turn,
 * too. So two are in memory at most, for programs with a processor to themselves.
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
    // In an object: what is returned is not waited for.
    return { result: running }
  })
  return result
}
