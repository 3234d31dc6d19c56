import { imageObject, imageUrl } from '@bartan/contract/images/rules'
import { DEFAULT_ACCENT } from '@bartan/contract/settings/accent'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { ICON_NAMES, iconUrl } from '@bartan/contract/settings/icons'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

// Draws the favicon that `npm run build` left in web/dist.

const RED = '#c81e1e'
const logo = { version: '7', publicId: 'products/logo' }
const NO_LOGO = imageUrl({ version: '8', publicId: 'products/gone' })

type Manifest = { icons: { src: string; sizes: string }[] }

const start = async () => {
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const setLook = (look: { accent: string; logo: string }) => saveSettings(admin, { look })
  const saveLogo = async () => {
    const red = sharp({ create: { width: 640, height: 200, channels: 3, background: RED } })
    const bytes = await red.webp({ lossless: true }).toBuffer()
    await imageStoreOf(shop.shop.config).write(imageObject(logo, 640), bytes)
    return imageUrl(logo)
  }
  const get = (path: string, headers = {}) => fetch(shop.url + path, { headers })
  const manifest = async () => {
    const { icons }: Manifest = JSON.parse(await (await get('/manifest.webmanifest')).text())
    return icons
  }
  return { setLook, saveLogo, get, manifest }
}

const distance = ([red = 0, green = 0, blue = 0]: number[], color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b)
}

/** The share of an icon's pixels that have a color, or nearly. */
const shareOf = async (reply: Response, color: string): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
    .resize(60, 60, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    [0, 1, 2, 3].map((channel) => data[4 * at + channel] ?? 0),
  )
  const near = pixels.filter((pixel) => pixel[3] === 255 && distance(pixel, color) < 24)
  return near.length / pixels.length
}

it('are drawn from the favicon in the colors of the code, in the size that they are named for', async () => {
  const { get, manifest } = await start()
  const icons = await manifest()
  expect(icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    ['/icons/icon-192.png', '192x192'],
    ['/icons/icon-512.png', '512x512'],
    ['/icons/maskable-512.png', '512x512'],
  ])
  for (const name of ICON_NAMES) {
    const reply = await get(`/icons/${name}.png`)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(await shareOf(reply.clone(), DEFAULT_ACCENT)).toBeGreaterThan(0.02)
    expect(await shareOf(reply.clone(), BRAND_COLORS.band)).toBeGreaterThan(0.4)
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([width, height].map(String)).toEqual([name, name].map((one) => one.split('-').at(-1)))
  }
})

it('follow the accent color, under another address', async () => {
  const { setLook, get, manifest } = await start()
  const look = { accent: '#7fd1c7', logo: '' }
  await setLook(look)
  const [first] = await manifest()
  expect(first?.src).toBe('/icons/icon-192.png?look=7fd1c7')
  for (const path of [first?.src ?? '', '/icons/apple-touch-180.png']) {
    const reply = await get(path)
    expect(reply.headers.get('cache-control')).toContain('s-maxage=60')
    expect(await shareOf(reply.clone(), look.accent)).toBeGreaterThan(0.02)
    expect(await shareOf(reply, DEFAULT_ACCENT)).toBe(0)
  }
  await setLook(DEFAULT_SETTINGS.look)
  expect(await shareOf(await get('/icons/apple-touch-180.png'), DEFAULT_ACCENT)).toBeGreaterThan(0)
})

it('are the logo on white, whole, where there is one, and the drawing where it is gone', async () => {
  const { setLook, saveLogo, get, manifest } = await start()
  const look = { accent: DEFAULT_ACCENT, logo: await saveLogo() }
  await setLook(look)
  expect((await manifest()).map(({ src }) => src)).toContain(iconUrl('maskable-512', look))
  for (const name of ICON_NAMES) {
    const reply = await get(iconUrl(name, look))
    expect(reply.headers.get('cache-control')).toContain('s-maxage=60')
    const red = await shareOf(reply.clone(), RED)
    const white = await shareOf(reply, '#ffffff')
    expect(red).toBeGreaterThan(0.1)
    expect(red + white).toBeGreaterThan(0.97)
  }
  await setLook({ accent: DEFAULT_ACCENT, logo: NO_LOGO })
  expect(await shareOf(await get('/icons/icon-192.png'), DEFAULT_ACCENT)).toBeGreaterThan(0.02)
})

it('are answered with 304 to who has them; others are not found', async () => {
  const { get } = await start()
  const etag = (await get('/icons/icon-192.png')).headers.get('etag') ?? ''
  expect((await get('/icons/icon-192.png', { 'if-none-match': etag })).status).toBe(304)
  for (const path of [
    '/icons/icon-193.png',
    '/icons/icon-192',
    '/icons/',
    '/icons/..%2Ficon-192.png',
  ])
    expect((await get(path)).status).toBe(404)
})
