import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { expect, it } from 'vitest'
import { VALUES, fill, textFor, withoutName } from './fill-html.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const OTHER = {
  ...VALUES,
  SHOP: 'Kirana & Co',
  TAGLINE: 'Spices by the spoon',
  DESCRIPTION: 'Free delivery from ₹7,777',
  GROUND: '#010101',
  LINK: '#020202',
  INK: '#030303',
  ACCENT: '#040404',
  BAR: '#050505',
}

const OURS = Object.entries(VALUES).flatMap(([name, value]) =>
  /^(?:LANGUAGES|OFFLINE)$/.test(name) ? [] : value,
)

it.each([
  ['index.html', ['Kirana &amp; Co', 'Spices by the spoon', '₹7,777', '#050505']],
  ['favicon.svg', ['#010101', '#040404', '#050505']],
  ['offline.html', ['Kirana &amp; Co', '#010101', '#020202', '#030303', '#040404', '#050505']],
])('%s of another shop has its values, and none of ours', (file, theirs) => {
  const html = fill(read(file), OTHER)
  for (const value of theirs) expect(html).toContain(value)
  for (const value of OURS) expect(html).not.toContain(value)
})

it('the page for a missing address bears no name, which a renamed shop would not have', () => {
  const html = withoutName(fill(read('index.html'), OTHER))
  expect(html).not.toContain('Kirana')
  expect(html).not.toContain('Spices')
  expect(html).toContain('<link rel="icon" href="/icons/icon-192.png"')
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
  expect(() => fill('<p>%UNKNOWN%</p>')).toThrow('%UNKNOWN%')
  expect(() => fill('<p>%unknown%</p>')).toThrow('"unknown"')
})

it('shows in English what a language lacks that is begun', () => {
  expect(textFor('ta', 'heading', { heading: 'இணைப்பு இல்லை' })).toEqual(['இணைப்பு இல்லை', 'ta'])
  const begun: Record<string, string>[] = [{}, { heading: '' }]
  for (const own of begun) expect(textFor('ta', 'heading', own)).toEqual([expect.any(String), 'en'])
})
