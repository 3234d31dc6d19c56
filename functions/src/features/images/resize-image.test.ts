import { IMAGE_WIDTHS, STORED_WIDTHS } from '@bartan/contract/images/rules'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { resizeImage } from './resize-image.ts'
import { avifWithAlpha } from './testing/avif-with-alpha.ts'

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } })

const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })
    .avif({ effort: 0 })
    .toBuffer()

const grainy = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })

const sizesOf = async (resized: Map<number, Buffer>) => {
  const sizes: [number, number | undefined, number | undefined][] = []
  for (const [name, bytes] of resized) {
    const { width, height, format } = await sharp(bytes).metadata()
    expect(format).toBe('webp')
    sizes.push([name, width, height])
  }
  return sizes
}

const refusal = async (bytes: Buffer) =>
  resizeImage(bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

/** The widths in which a square picture is kept. */
const widthsOf = async (width: number) => {
  const create = { width, height: width, channels: 3 as const, background: '#c81e1e' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return [...(await resizeImage(bytes, STORED_WIDTHS)).keys()]
}

describe('the widths of an image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is made of a %s', async (format) => {
    const bytes = await image(1200, 600).toFormat(format).toBuffer()
    expect(await sizesOf(await resizeImage(bytes))).toEqual(
      IMAGE_WIDTHS.map((width) => [width, width, width / 2]),
    )
  })

  it('has a large copy for programs that advertise, of what is so large', async () => {
    expect(await widthsOf(2000)).toEqual([...STORED_WIDTHS])
    expect(await widthsOf(1400)).toEqual([...IMAGE_WIDTHS])
  })

  it('is turned as the EXIF says, and bears no metadata', async () => {
    const bytes = await image(800, 400)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const resized = await resizeImage(bytes)
    const { width, height, exif, icc, xmp, orientation } = await sharp(resized.get(960)).metadata()
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 400, height: 800 })
  })

  it('keeps what is see-through', async () => {
    const bytes = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect(await sharp((await resizeImage(bytes)).get(320)).stats()).toMatchObject({
      isOpaque: false,
    })
  })

  it('makes colors of grays', async () => {
    const bytes = await image(64, 64).grayscale().toColourspace('b-w').png().toBuffer()
    expect((await resizeImage(bytes)).size).toBe(IMAGE_WIDTHS.length)
  })

  it('bounds an image that is all height', async () => {
    const resized = await resizeImage(await image(100, 20_000).png().toBuffer())
    expect((await sizesOf(resized)).at(-1)).toEqual([960, 19, 3840])
  })
})

it('makes those of 16 megapixels in one thread of the pool, so that all else that works there goes on', async () => {
  const bytes = await grainy().resize(4000, 4000).jpeg().toBuffer()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue)
  }, 1)
  onTestFinished(() => clearInterval(watch))
  expect((await resizeImage(bytes)).size).toBe(IMAGE_WIDTHS.length)
  expect(most).toBe(1)
  expect(sharp.concurrency()).toBe(1)
})

it('leaves no pixels for the collector, which would look through the whole heap for them', async () => {
  const bytes = await image(960, 960).jpeg().toBuffer()
  const before = process.memoryUsage().external
  await resizeImage(bytes)
  expect(process.memoryUsage().external - before).toBeLessThan(960 * 960)
})

describe('no widths are made of', () => {
  it('a GIF or a TIFF', async () => {
    expect(await refusal(await image(10, 10).gif().toBuffer())).toBe('unsupported_media_type')
    expect(await refusal(await image(10, 10).tiff().toBuffer())).toBe('unsupported_media_type')
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s', async (format) => {
    const noisy = await grainy().toFormat(format).toBuffer()
    const cut = noisy.subarray(0, Math.floor(noisy.length / 2))
    expect(await refusal(cut)).toBe('invalid_input')
    expect(await refusal(noisy.subarray(0, 40))).toBe('invalid_input')
  })

  it('a JPEG of which the rest is empty, as an interrupted copy leaves it', async () => {
    // Of pixels like these a decoder does not notice it: zeros are a code as good as any.
    const raw = { width: 400, height: 300, channels: 3 } as const
    const pixels = Buffer.from(
      Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * at * 7919) % 251),
    )
    const whole = await sharp(pixels, { raw }).jpeg().toBuffer()
    const copied = Buffer.alloc(whole.length)
    whole.copy(copied, 0, 0, whole.length / 2)
    expect(await refusal(copied)).toBe('invalid_input')
  })

  it('an AVIF of more than 4 megapixels, which takes its decoder 20 bytes for each', async () => {
    const bomb = await image(2100, 2100).avif({ effort: 0 }).toBuffer()
    expect(bomb.length).toBeLessThan(2000)
    expect(await refusal(bomb)).toBe('payload_too_large')
    expect(await refusal(await image(2000, 2000).avif({ effort: 0 }).toBuffer())).toBe('taken')
  })

  it('an AVIF whose transparency is larger than itself, or of no size', async () => {
    const small = await clear(60, 40)
    const bomb = avifWithAlpha(small, await clear(2100, 2100))
    expect(bomb.length).toBeLessThan(2000)
    expect(await sharp(bomb).metadata()).toMatchObject({ width: 60, height: 40 })
    expect(await refusal(bomb)).toBe('payload_too_large')
    bomb.write('free', bomb.lastIndexOf('ispe'), 'latin1')
    expect(await refusal(bomb)).toBe('invalid_input')
    expect(await refusal(avifWithAlpha(small, await clear(2000, 2000)))).toBe('taken')
  })

  it('what its decoder would hold whole, if that is too much', async () => {
    const progressive = { progressive: true, quality: 30, chromaSubsampling: '4:4:4' }
    expect(await refusal(await image(3700, 3700).jpeg(progressive).toBuffer())).toBe(
      'payload_too_large',
    )
    const deep = image(3700, 3700).toColourspace('rgb16')
    expect(await refusal(await deep.png({ progressive: true }).toBuffer())).toBe(
      'payload_too_large',
    )
    expect(await refusal(await image(3000, 3000).jpeg(progressive).toBuffer())).toBe('taken')
  })

  it('more than 20,000 pixels in a row', async () => {
    expect(await refusal(await image(20_001, 10).png().toBuffer())).toBe('payload_too_large')
  })

  it('a header alone that claims 10,000 megapixels', async () => {
    const png = Buffer.from(await image(10, 10).png().toBuffer())
    png.writeUInt32BE(100_000, 16)
    png.writeUInt32BE(100_000, 20)
    expect(['payload_too_large', 'invalid_input']).toContain(await refusal(png))
  })
})
