import { expect, it } from 'vitest'
import { rupees } from '../../shared/money.ts'
import { dayOf } from '../../shared/shop-day.ts'
import { GST_RATES, gstRateOn, missingDeclarations } from './declarations.ts'
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

it('the rate changes on its day', () => {
  const product = { gstRate: 12, gstRateNext: { rate: 5, from: '2026-12-01' } }
  expect(gstRateOn(product, '2026-11-30')).toBe(12)
  expect(gstRateOn(product, '2026-12-01')).toBe(5)
  expect(gstRateOn({}, '2026-12-01')).toBeUndefined()
})

it('what every variant says itself, the product need not say', () => {
  const said = { mrp: rupees(200), netQuantity: { value: 1, unit: 'kg' } }
  const [one, other] = [
    { price: rupees(100), ...said },
    { price: rupees(150), ...said },
  ]
  const product = { price: rupees(100), priceMax: rupees(150) }
  const missing = (...variants: (typeof one)[]) => missingDeclarations({ ...product, variants })
  expect(missing(one, other)).not.toContain('mrp')
  expect(missing(one, other)).not.toContain('netQuantity')
  expect(missing(one, { ...other, mrp: rupees(149) })).toContain('mrp')
})

it('a maximum price below what the dearest variant costs is as good as none', () => {
  const product = { price: rupees(100), priceMax: rupees(150), mrp: rupees(149) }
  expect(missingDeclarations(product)).toContain('mrp')
  expect(missingDeclarations({ ...product, mrp: rupees(150) })).not.toContain('mrp')
})
