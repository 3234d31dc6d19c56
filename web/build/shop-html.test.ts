import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { expect, it } from 'vitest'
import { CONFIG, fillShop } from './shop-html.ts'
import type { Config } from './shop-html.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const OTHER: Config = {
  shop: { name: 'Kirana & Co', tagline: 'Spices by the spoon' },
  freeFrom: '₹7,777',
  colors: {
    GROUND: '#010101',
    LINK: '#020202',
    INK: '#030303',
    ACCENT: '#040404',
    BAR: '#050505',
  },
}

const MARKS = ['FIGTREE', 'FRAUNCES', 'POPPINS', 'POPPINS_BOLD', 'BENGALI', 'TAMIL', 'TAMIL_BOLD']
const FONTS = Object.fromEntries(MARKS.map((mark) => [mark, '/f']))

const OURS = [SHOP.name, SHOP.tagline, CONFIG.freeFrom, ...Object.values(CONFIG.colors)]

it.each([
  ['index.html', ['Kirana &amp; Co', 'Spices by the spoon', '₹7,777', '#050505']],
  ['favicon.svg', ['#010101', '#040404', '#050505']],
  ['offline.html', ['Kirana &amp; Co', '#010101', '#020202', '#030303', '#040404', '#050505']],
])('%s of another shop has its values, and none of ours', (file, theirs) => {
  const html = fillShop(read(file), FONTS, OTHER)
  for (const value of theirs) expect(html).toContain(value)
  for (const value of OURS) expect(html).not.toContain(value)
})

const SOURCES = [
  'index.html',
  'offline.html',
  'favicon.svg',
  'public/early.js',
  'public/offline.js',
  ...readdirSync(join(import.meta.dirname, '../src/service-worker')).map(
    (name) => `src/service-worker/${name}`,
  ),
]

it.each(SOURCES)('%s itself names neither the shop, its amounts nor a color', (file) => {
  const source = read(file)
  for (const value of [...Object.values(SHOP).filter((one) => typeof one === 'string'), '₹'])
    expect(source).not.toContain(value)
  expect(source).not.toMatch(/#[0-9a-f]{3,8}\b(?=[;'")])/i)
})

it('a mark that nothing is known for fails the build', () => {
  expect(() => fillShop('<p>%UNKNOWN%</p>')).toThrow('%UNKNOWN%')
  expect(() => fillShop('<p>%unknown%</p>')).toThrow('"unknown"')
})
