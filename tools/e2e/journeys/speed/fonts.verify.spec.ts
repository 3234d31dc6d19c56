import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

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
  ['/bn', ['noto-sans-bengali-400', 'noto-sans-bengali-700']],
  ['/ta', ['catamaran-tamil-400-normal', 'catamaran-tamil-700-normal']],
] as const)
  test(`${path} loads the fonts of its own script alone @phone`, async ({ page }) => {
    expect(await fontsOf(page, path)).toEqual(fonts)
  })

test('headings in Hindi have one kind of letters and figures, those of their lines @phone', async ({
  page,
}) => {
  const fontsAt = async (path: string) => {
    await page.goto(path)
    const headings = page.locator('main :is(h1, h2, h3)')
    await expect(headings.first()).toBeVisible()
    return new Set(
      await headings.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]),
      ),
    )
  }
  expect(await fontsAt('/')).toContain('Fraunces')
  expect([...(await fontsAt('/hi'))]).toEqual(['Figtree'])
})

test('a word of Hindi on a page in English has the letters of the device, and the name of a language its own @phone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const fontOf = (tag: string) =>
    page.evaluate(async (html) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html)
      await document.fonts.ready
      const added = document.querySelector('main')?.firstElementChild
      return added ? getComputedStyle(added).fontFamily : ''
    }, tag)
  expect(await fontOf('<p>बहुत अच्छा डिब्बा</p>')).not.toContain('Devanagari')
  expect(asked.filter((url) => INDIAN_FONTS.test(url))).toEqual([])
  expect(await fontOf('<p>A good box</p>')).toMatch(/^Figtree/)
  expect(await fontOf('<p lang="hi">हिन्दी</p>')).toContain('Devanagari')
})
