import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startPictureServer } from '#testing/start-picture-server.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, importer, OLD, withPictures } from './testing/import-files.ts'

const square = async (width: number, format: 'jpeg' | 'png' = 'jpeg') => {
  const create = { width, height: width, channels: 3 as const, background: '#8a5' }
  const bytes = await sharp({ create }).toFormat(format).toBuffer()
  return (_request: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
}

it('pictures are kept large where a feed shows them first; a narrow one is told, here and by the feeds', async () => {
  const { origin, network } = await startPictureServer({
    answers: { '/large.jpg': await square(1600), '/narrow.jpg': await square(640) },
  })
  const own = await startTestShop({ network })
  const by = importer(own.as(await own.saveUser({ role: 'catalogue' })))
  const csv = file(OLD, [
    ...withPictures('large', [`${origin}/large.jpg`, `${origin}/large.jpg?2`]),
    ...withPictures('narrow', [`${origin}/narrow.jpg`, `${origin}/large.jpg`]),
  ])
  expect((await by.takeOver(csv)).pictures).toMatchObject({
    done: 4,
    failed: [],
    small: [{ name: 'Tiffin narrow', url: `${origin}/narrow.jpg`, width: 640 }],
  })
  const widthOf = async (url: string) => {
    const reply = await fetch(`${own.url}${url}?w=1500`)
    return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width
  }
  const [cover, other] = (await by.found('TIF-large')).images
  expect([await widthOf(cover.url), await widthOf(other.url)]).toEqual([1500, 960])
  const { body } = await by.by.get('/api/admin/feeds?lacks=largePicture')
  expect(body.products).toMatchObject([{ sku: 'TIF-narrow' }])
  expect(body.counts.largePicture).toBe(1)
})

it('pictures that swell, never end or are none are named, and the product is there without them', async () => {
  const ended = gzipSync(Buffer.alloc(1_000_000))
  const { origin, network } = await startPictureServer({
    answers: {
      '/endless.jpg': (_request, response) => {
        const piece = Buffer.alloc(1_000_000)
        const more = () => {
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', more)
        more()
      },
      '/packed.jpg': (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(ended),
      '/archive.jpg': (_request, response) => void response.end(ended),
      '/page.jpg': (_request, response) => void response.end('<script>alert(1)</script>'),
      '/huge.png': await square(6400, 'png'),
    },
  })
  const own = await startTestShop({ network })
  const by = importer(own.as(await own.saveUser({ role: 'catalogue' })))
  const failing = {
    '/endless.jpg': 'too_large',
    '/packed.jpg': 'not_a_picture',
    '/archive.jpg': 'not_a_picture',
    '/page.jpg': 'not_a_picture',
    '/huge.png': 'too_large',
  }
  const urls = Object.keys(failing).map((path) => `${origin}${path}`)
  const { pictures, state } = await by.takeOver(
    file(OLD, withPictures('bad', [...urls, `${origin}/good.jpg`])),
  )
  expect(state).toBe('done')
  const codes = pictures.failed.map(({ url, code }: { url: string; code: string }) => [
    new URL(url).pathname,
    code,
  ])
  expect(Object.fromEntries(codes)).toEqual(failing)
  expect((await by.found('TIF-bad')).images).toHaveLength(1)
})
