import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { resizeImage } from './resize-image.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const MB = 1_000_000

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer()

it.each([
  ['a large picture', 2000, 300 * MB, 1],
  ['a large picture while there is room', 2000, 150 * MB, 0],
  ['a small picture', 200, 300 * MB, 0],
])(
  'before %s of %d pixels a side, with %d bytes taken, garbage is collected %d times',
  async (_what, side, taken, times) => {
    const collect = vi.fn<() => void>()
    vi.stubGlobal('gc', collect)
    vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(taken)
    await resizeImage(await picture(side))
    expect(collect).toHaveBeenCalledTimes(times)
  },
)
