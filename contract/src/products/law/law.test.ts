import { expect, it } from 'vitest'
import { dayOf } from '../../shared/shop-day.ts'
import { GST_RATES } from './declarations.ts'
import { LAW, LAW_KINDS, lawOf, overdueLaw } from './law.ts'

const idsOf = (goods: Parameters<typeof lawOf>[0]) => lawOf(goods).map(({ entry }) => entry.id)

it('has to be looked at again on no day before today', () => {
  // Fails on purpose once a day has passed: look the entry up again, then set its `seen` and `review`.
  const todo = overdueLaw(dayOf(new Date())).map(
    ({ id, title, review, source }) =>
      `law-2026.json, ${id} (${title}) was to be reviewed on ${review}. Look it up again (${source}), mend its texts, and set \`seen\` to that day and \`review\` to the next`,
  )
  expect(todo).toEqual([])
  expect(overdueLaw('2099-01-01')).toHaveLength(LAW.length)
})

it('says of each entry where it is from, and when it was seen', () => {
  expect(new Set(LAW.map(({ id }) => id)).size).toBe(LAW.length)
  for (const { kind, source, seen, review, titleHi, textHi } of LAW) {
    expect(LAW_KINDS).toContain(kind)
    expect([source, titleHi, textHi]).not.toContain('')
    expect(seen < review).toBe(true)
  }
  const rates = LAW.filter(({ kind }) => kind === 'rate').map(({ title }) => /\d+/.exec(title)?.[0])
  for (const rate of rates) expect(GST_RATES).toContain(Number(rate))
})

it.each([
  [{ name: 'Kadhai', material: 'Steel', hsn: '732393' }, ['bis-steel-utensils', 'rate-7323']],
  [{ name: 'Spoon set', hsn: '8215' }, ['rate-8215']],
  [{ name: 'Copper bottle', material: 'Copper' }, ['bis-metal-bottles']],
  [{ name: 'Bottle brush', material: 'Plastic' }, ['food-plastics']],
  [
    { name: 'Feeding bottle', restricted: 'infant_food' },
    ['bis-feeding-bottles', 'no-advertising'],
  ],
  [{ name: 'Glass set', countryOfOrigin: 'China' }, ['imported']],
  [{ name: 'Glass set', countryOfOrigin: 'India' }, []],
])('of %o it finds %o', (goods, ids) => {
  expect(idsOf(goods)).toEqual(ids)
})
