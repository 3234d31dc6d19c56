import type { Page, Route } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { expect, test } from '../../fixtures.ts'

// The browser logs refused requests and missing images; the page logs a failed upload (spec §8).
test.use({ mayFail: [/\/api\/upload$|\/assets\/|\/images\/|^$/] })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Photo = { width: number; height: number; isTurned: boolean }

/**
 * Chooses a photo as large as a phone's, drawn in the page as noise, which compresses badly. Returns its size in
 * bytes.
 */
const choosePhoto = (page: Page, photo: Photo): Promise<number> =>
  page.evaluate(async ({ width, height, isTurned }) => {
    const tile = new OffscreenCanvas(256, 256)
    const pen = tile.getContext('2d')!
    const noise = pen.createImageData(256, 256)
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = Math.random() * 256
    pen.putImageData(noise, 0, 0)
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d')!
    brush.fillStyle = brush.createPattern(tile, 'repeat')!
    brush.fillRect(0, 0, width, height)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
    // EXIF with orientation 6: taken upright, stored sideways.
    const exif = [
      0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12,
      0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    const parts = isTurned ? [jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)] : [jpeg]
    const file = new File(parts, 'photo.jpg', { type: 'image/jpeg' })
    const chosen = new DataTransfer()
    chosen.items.add(file)
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return file.size
  }, photo)

const uploaded = (page: Page) => page.locator('main li img[src*="/images/upload/"]')

const urlsOf = (page: Page) =>
  uploaded(page).evaluateAll((images) =>
    images.map((image) => /products\/(\w+)/.exec(image.getAttribute('src') ?? '')?.[1]),
  )

for (const [name, photo] of [
  ['12 megapixels, held upright', { width: 4000, height: 3000, isTurned: true }],
  ['40 megapixels', { width: 7300, height: 5479, isTurned: false }],
] as const)
  test(`a photo of ${name} is made smaller and uploaded`, async ({ page }) => {
    await openAsAdmin(page, '/admin/create-product')
    await expect(page.locator('input[type=file]')).toBeAttached()
    // Compresses in a worker, because the page would otherwise freeze for seconds on a phone.
    const beside = page.waitForEvent('worker')
    expect(await choosePhoto(page, photo)).toBeGreaterThan(5 * 1024 * 1024)
    expect((await beside).url()).toContain('shrink-worker')
    await expect(uploaded(page)).toHaveCount(1, { timeout: 60_000 })
    const url = await uploaded(page).getAttribute('src')
    const shape = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src ?? ''
      await image.decode()
      return image.naturalWidth / image.naturalHeight
    }, url)
    if (photo.isTurned) expect(shape).toBeCloseTo(3 / 4, 1)
    else expect(shape).toBeCloseTo(4 / 3, 1)
    await page.getByRole('button', { name: 'Delete image 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(uploaded(page)).toHaveCount(0)
  })

test('several images are uploaded side by side, keep their order, and are put in another', async ({
  page,
}) => {
  const held: Route[] = []
  let open = 0
  let most = 0
  let mayPass = false
  await page.route('**/api/upload', async (route) => {
    open += 1
    most = Math.max(most, open)
    const name = route.request().headers()['x-file-name'] ?? ''
    const isBroken = name === 'broken' && !mayPass
    if (name === 'one' && !mayPass) {
      held.push(route)
      return
    }
    open -= 1
    await route.fulfill(
      isBroken
        ? { status: 503, json: { message: 'Not now', code: 'internal' } }
        : {
            status: 201,
            json: { imageUrl: `/images/upload/v1/products/${name}.webp`, publicId: name },
          },
    )
  })
  await page.route('**/images/upload/v1/products/*', (route) =>
    // As wide as the requested file: a single pixel would have the width 0 by its srcset, like a failed image.
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960"/>',
    }),
  )
  // Playwright can't read the body of a form with files.
  await page.addInitScript(() => {
    // Called with its `this` below.
    // oxlint-disable-next-line typescript/unbound-method
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('image') : undefined
      if (file instanceof File) this.setRequestHeader('x-file-name', file.name.replace('.png', ''))
      send.call(this, body)
    }
  })
  await openAsAdmin(page, '/admin/create-product')
  await page.locator('input[type=file]').setInputFiles(
    ['one', 'two', 'broken', 'three'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: png,
    })),
  )
  await expect.poll(() => urlsOf(page)).toEqual(['two', 'three'])
  await expect(page.getByRole('progressbar', { name: 'Uploading one.png' })).toBeVisible()
  const broken = page.getByRole('listitem').filter({ hasText: 'broken.png' })
  await expect(broken).toContainText('Not now')
  expect(most).toBeLessThanOrEqual(2)

  mayPass = true
  await held[0]?.fulfill({
    status: 201,
    json: { imageUrl: '/images/upload/v1/products/one.webp', publicId: 'one' },
  })
  await broken.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => urlsOf(page)).toEqual(['one', 'two', 'broken', 'three'])

  await page.getByRole('button', { name: 'Make cover: image 3' }).click()
  await expect.poll(() => urlsOf(page)).toEqual(['broken', 'one', 'two', 'three'])
  await page.getByRole('button', { name: /^Drag image 4/ }).press('ArrowLeft')
  await expect.poll(() => urlsOf(page)).toEqual(['broken', 'one', 'three', 'two'])
  await page
    .getByRole('button', { name: /^Drag image 1/ })
    .dragTo(page.getByRole('button', { name: /^Drag image 3/ }))
  await expect.poll(() => urlsOf(page)).toEqual(['one', 'three', 'broken', 'two'])
})
