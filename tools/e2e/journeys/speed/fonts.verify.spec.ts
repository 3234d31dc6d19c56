import { expect, test } from '../../fixtures.ts'
import type { Page } from '@playwright/test'

const INDIAN_FONTS = /devanagari|bengali|tamil/

/** File names of the fonts that a page requests. */
const fontsOf = async (page: Page, path: string): Promise<string[]> => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? []
    if (name && INDIAN_FONTS.test(name)) asked.add(name)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return [...asked].sort()
}

for (const [path, fonts] of [
  ['/', []],
  ['/mr', ['poppins-devanagari-400', 'poppins-devanagari-600']],
  ['/bn', ['noto-sans-bengali-500', 'noto-sans-bengali-700']],
  ['/ta', ['catamaran-tamil-400-normal', 'catamaran-tamil-700-normal']],
] as const)
  test(`${path} loads the fonts of its own script alone @phone`, async ({ page }) => {
    expect(await fontsOf(page, path)).toEqual(fonts)
  })
