import type { LineUnits } from '@bartan/contract/cart/rules'
import { GST_RATES } from '@bartan/contract/products/law/declarations'
import { NO_MONEY, paise, type Paise } from '@bartan/contract/shared/money'
import { creditLines, remainingLines } from '@bartan/contract/tax/credit-lines'
import type { TaxLine } from '@bartan/contract/tax/tax-lines'
import { expect, it } from 'vitest'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'
import type { TaxSeller } from '#database/tax-document.ts'
import { refundPaise, refundParts } from '../returns/refund.ts'
import { creditDocument, saleDocument, supplyOf } from './sale-document.ts'

/** Chance that is the same each time (mulberry32). */
const chance = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { between, oneOf: <T>(items: readonly T[]) => items[between(0, items.length - 1)] as T }
}

const SELLER = {
  legalName: 'Usha Traders',
  registration: 'regular',
  state: 'Uttar Pradesh',
  addresses: ['5 Mall Road'],
  phone: '',
  email: '',
} as TaxSeller

type Line = Pick<OrderLineDocument, 'price' | 'quantity' | 'tax' | 'discount'>

const orderOf = (lines: Line[], shippingPrice: number, postalCode: string) => {
  const sum = lines.reduce(
    (total, { price, quantity, discount = 0 }) => total + price * quantity - discount,
    0,
  )
  const all = lines.map((line, place) => ({
    ...line,
    productId: `p${place}`,
    name: `Pot ${place}`,
    size: '',
    color: '',
    image: '',
  }))
  return {
    number: 'BR-7K42',
    status: 'Processing',
    account: [],
    lines: all,
    shippingPrice: paise(shippingPrice),
    itemsPrice: paise(sum),
    totalPrice: paise(sum + shippingPrice),
    shippingAddress: { firstName: 'Asha', lastName: 'Rao', postalCode, country: 'India' },
  } as unknown as OrderDocument
}

const documentOf = (order: OrderDocument, at = new Date('2026-11-26T06:00:00Z')) =>
  saleDocument({ id: 'o1', order, seller: SELLER, products: new Map(), at })

/** A fraction, and its nearest whole number, the half upward. */
const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const [whole, rest] = [numerator / denominator, numerator % denominator]
  return 2n * rest >= denominator ? whole + 1n : whole
}

/** Tax of a line by the words of the law, without a floating point. */
const taxed = (gross: bigint, rate: number, isInterState: boolean) => {
  const percent = BigInt(Math.round(rate * 100))
  const half = isInterState ? 0n : nearest(gross * percent, 2n * (10_000n + percent))
  const igst = isInterState ? nearest(gross * percent, 10_000n + percent) : 0n
  return { cgst: half, sgst: half, igst, taxable: gross - 2n * half - igst }
}

/** Delivery by rate, in proportion to what was paid at it: the largest remainders get what is left. */
const shared = (sum: bigint, weights: readonly bigint[]): bigint[] => {
  const whole = weights.reduce((total, one) => total + one, 0n)
  const parts = weights.map((weight) => (sum * weight) / whole)
  const left = Number(sum - parts.reduce((total, one) => total + one, 0n))
  const places = [...weights.keys()].sort((one, other) => {
    const [a, b] = [one, other].map((place) => (sum * (weights[place] ?? 0n)) % whole)
    return a === b ? one - other : (a ?? 0n) > (b ?? 0n) ? -1 : 1
  })
  for (const place of places.slice(0, left)) parts[place] = (parts[place] ?? 0n) + 1n
  return parts
}

const plain = ({ gross, rate, taxable, cgst, sgst, igst }: TaxLine) => ({
  gross: BigInt(gross),
  rate,
  taxable: BigInt(taxable),
  cgst: BigInt(cgst),
  sgst: BigInt(sgst),
  igst: BigInt(igst),
})

it('bills 200 random orders as fractions have it, and takes each back to the paisa', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { between, oneOf } = chance(seed)
    const lines = Array.from({ length: between(1, 6) }, (): Line => {
      const [price, quantity] = [between(1, 500_000), between(1, 12)]
      const discount = between(0, 1) * between(0, Math.floor((price * quantity) / 2))
      const tax = { hsn: '7323', gstRate: oneOf(GST_RATES) }
      return { price: paise(price), quantity, tax, discount: paise(discount) }
    })
    const isInterState = oneOf([true, false])
    const order = orderOf(lines, oneOf([0, 5000, 4999, 1]), isInterState ? '560001' : '208001')
    const document = documentOf(order)
    const goods = lines.map(({ price, quantity, tax, discount = 0 }) => ({
      gross: BigInt(price) * BigInt(quantity) - BigInt(discount),
      rate: tax?.gstRate ?? 0,
    }))
    const rates = [...new Set(goods.map(({ rate }) => rate))]
    const weights = rates.map((rate) =>
      goods.reduce((sum, one) => (one.rate === rate ? sum + one.gross : sum), 0n),
    )
    const delivery = shared(BigInt(order.shippingPrice), weights).flatMap((gross, place) =>
      gross === 0n ? [] : [{ gross, rate: rates[place] ?? 0 }],
    )
    const expected = [...goods, ...delivery].map(({ gross, rate }) => ({
      gross,
      rate,
      ...taxed(gross, rate, isInterState),
    }))
    expect(document.lines.map(plain)).toEqual(expected)
    expect(document.totals.total).toBe(order.totalPrice)

    const supply = { isTaxed: true, isInterState }
    const [first] = document.lines
    const refund = paise(Math.floor((first?.gross ?? 0) / between(1, 3)))
    const units = [{ of: 0, quantity: between(1, first?.quantity ?? 1), gross: refund }]
    const back = refund > 0 ? creditLines(document.lines, units, supply) : []
    const rest = remainingLines(document.lines, back, supply)
    for (const line of [...back, ...rest])
      expect(plain(line)).toMatchObject(taxed(BigInt(line.gross), line.rate, isInterState))
    expect([...back, ...rest].reduce((sum, { gross }) => sum + gross, 0)).toBe(order.totalPrice)
  }
})

it('credits each line to the paisa, in whatever parts 200 random orders come back', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { between, oneOf } = chance(seed)
    const bought = Array.from({ length: between(1, 5) }, (): Line => {
      const [price, quantity] = [between(1, 50_000), between(1, 7)]
      const tax = { hsn: '7323', gstRate: oneOf(GST_RATES) }
      const discount = paise(between(0, Math.floor((price * quantity) / 2)))
      return { price: paise(price), quantity, tax, discount }
    })
    const order = orderOf(bought, 5000, '208001')
    const { lines: sold, isInterState } = documentOf(order)
    const returns: { state: 'accepted'; lines: LineUnits[] }[] = []
    let refunded: Paise = NO_MONEY
    const credited = bought.map(() => ({ quantity: 0, gross: 0 }))
    while (credited.some(({ quantity }, place) => quantity < (sold[place]?.quantity ?? 0))) {
      const lines = order.lines.flatMap((line, place): (LineUnits & { of: number })[] => {
        const left = line.quantity - (credited[place]?.quantity ?? 0)
        const quantity = between(0, left)
        return quantity > 0 ? [{ ...line, quantity, of: place }] : []
      })
      const before = { ...order, returns, refunded }
      const parts = refundParts(before, lines)
      const refund = refundPaise(before, lines)
      expect(parts.reduce<number>((sum, part) => sum + part, 0)).toBe(refund)
      const units = lines.map(({ of, quantity }, place) => ({
        of,
        quantity,
        gross: parts[place] ?? NO_MONEY,
      }))
      for (const { of, quantity, gross } of creditLines(sold, units, {
        isTaxed: true,
        isInterState,
      })) {
        const sum = credited[of]!
        sum.quantity += quantity
        sum.gross += gross
        expect(sum.gross).toBeLessThanOrEqual(sold[of]?.gross ?? 0)
      }
      returns.push({ state: 'accepted', lines })
      refunded = paise(refunded + refund)
    }
    expect(credited.map(({ gross }) => gross)).toEqual(
      sold.slice(0, bought.length).map(({ gross }) => gross),
    )
  }
})

/** The last moment of 21 September 2025 in India, and the first of the day on which rates changed. */
const [BEFORE, AFTER] = [new Date('2025-09-21T18:29:59.999Z'), new Date('2025-09-21T18:30:00.000Z')]
const FROM = '2025-09-22'

const ratesOf = (document: { lines: readonly { rate: number }[] }) =>
  new Set(document.lines.map((one) => one.rate))

it.each([
  [12, 5],
  [28, 18],
  [12, 18],
  [28, 40],
])(
  'replays 2025-09-22, %d to %d: by the day of the document, and credit notes by that of their sale',
  (rate, next) => {
    const tax = { hsn: '7323', gstRate: rate, gstRateNext: { rate: next, from: FROM } }
    const line = { price: paise(34_900), quantity: 2, tax } as Line
    // Ordered before, whatever day it leaves on.
    const order = orderOf([line], 5000, '208001')
    const [before, after] = [documentOf(order, BEFORE), documentOf(order, AFTER)]
    expect([ratesOf(before), ratesOf(after)]).toEqual([new Set([rate]), new Set([next])])
    // What is paid stays; what of it is tax follows the rate.
    expect([before.totals.total, after.totals.total]).toEqual([order.totalPrice, order.totalPrice])

    const sale = {
      ...before,
      number: '25-26/A/000001',
      year: '25-26',
      sequence: 1,
      month: '2025-09',
    }
    const issued = { ...sale, date: {} } as Parameters<typeof creditDocument>[0]
    const units = [{ of: 0, quantity: 1, gross: paise(34_900) }]
    const returned = creditLines(before.lines, units, supplyOf(issued))
    const refused = remainingLines(before.lines, returned, supplyOf(issued))
    const notes = [creditDocument(issued, returned), creditDocument(issued, refused)]
    for (const note of notes) expect(ratesOf(note)).toEqual(new Set([rate]))
    const credited = notes.reduce((sum, { totals }) => sum + totals.total, 0)
    expect(credited).toBe(before.totals.total)
    expect(notes.reduce((sum, { totals }) => sum + totals.cgst, 0)).toBeGreaterThan(0)
  },
)
