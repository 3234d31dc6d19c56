import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { CAMERA, writeLabelVideo } from '../../fake-camera.ts'
import { expect, test as base } from '../../fixtures.ts'
import { placeOrder } from '../../place-order.ts'

const AWB = 'AWB-14350012345'

/** A browser whose camera shows a parcel's label. */
const test = base.extend<object, { label: string }>({
  label: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'bartan-camera-'))
      const file = join(folder, 'label.y4m')
      await writeLabelVideo(file, AWB)
      await use(file)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, label }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...CAMERA(label)] }),
    { scope: 'worker' },
  ],
})

/** Only a confirmed order can be shipped. */
const openConfirmed = async (page: Page, id: string) => {
  await openAsAdmin(page, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Confirmed', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Scan' })).toBeVisible()
}

test('the camera reads a label in a browser that can’t by itself', async ({
  page,
  request,
  newAccount,
}) => {
  const { _id } = await placeOrder(request, (await newAccount()).session)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  const reader = page.waitForResponse(/\/assets\/zxing_reader-[\w-]+\.wasm$/)
  const early: string[] = []
  page.on('request', (asked) => early.push(asked.url()))
  await openConfirmed(page, _id)
  expect(early.filter((url) => /barcode|zxing/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Scan' }).click()
  expect(new URL((await reader).url()).origin).toBe(new URL(page.url()).origin)
  await expect(page.getByLabel('Parcel number (AWB)')).toHaveValue(AWB)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a number is typed where the camera is refused', async ({ page, request, newAccount }) => {
  const { _id } = await placeOrder(request, (await newAccount()).session)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await openConfirmed(page, _id)
  await page.getByRole('button', { name: 'Scan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold the bar code before the camera' })
  await expect(dialog.getByRole('alert')).toContainText('The camera can’t be used')
  await dialog.getByLabel('Or type the number').fill(' 778899 ')
  await dialog.getByLabel('Or type the number').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Parcel number (AWB)')).toHaveValue('778899')
})
