import type { Brand } from './brand.ts'

/**
 * Money is computed in whole paise, and shown and sent in rupees (contract §2). Brands keep the two units and plain
 * numbers apart: only this file and schemas create amounts.
 */
export type Paise = Brand<number, 'Paise'>
export type Rupees = Brand<number, 'Rupees'>

const PAISE_PER_RUPEE = 100

/** Brands a number as paise: a constant, or a query's sum. */
export const paise = (amount: number): Paise => amount as Paise

/** Brands a number as rupees: a constant, or a person's input. */
export const rupees = (amount: number): Rupees => amount as Rupees

/** Paise of a rupee amount, e.g. 49.5 → 4950. */
export const toPaise = (amount: Rupees): Paise => paise(Math.round(amount * PAISE_PER_RUPEE))

/** Rupees of a paise amount, e.g. 4950 → 49.5. */
export const toRupees = (amount: Paise): Rupees => rupees(amount / PAISE_PER_RUPEE)

/** The same, of each amount of an object. */
export const allInRupees = <Name extends string>(
  amounts: Readonly<Record<Name, Paise>>,
): Record<Name, Rupees> =>
  Object.fromEntries(
    Object.entries<Paise>(amounts).map(([name, amount]) => [name, toRupees(amount)]),
  ) as Record<Name, Rupees>

/** Rounds to paise, e.g. 33.333 → 33.33. */
export const roundRupees = (amount: number): Rupees => toRupees(toPaise(rupees(amount)))

export const hasWholePaise = (amount: number): boolean =>
  Math.abs(amount * PAISE_PER_RUPEE - toPaise(rupees(amount))) < 1e-6

export const splitPaise = (amount: Paise): [rupees: number, paise: number] => [
  Math.floor(amount / PAISE_PER_RUPEE),
  amount % PAISE_PER_RUPEE,
]

/** Rupees as written in files and links: 1299.50. */
export const plainRupees = (amount: Paise): string => toRupees(amount).toFixed(2)

/** Zero: the same in paise and in rupees. */
export const NO_MONEY = 0 as Paise & Rupees

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((sum, amount) => sum + amount, 0))

export const subtractPaise = (from: Paise, amount: Paise): Paise => paise(from - amount)

export const timesPaise = (amount: Paise, times: number): Paise => paise(amount * times)

/** A number of units at one price. */
export type Units<Money extends Paise | Rupees = Paise> = { price: Money; quantity: number }

export const linesTotal = (lines: readonly Units[]): Paise =>
  paise(lines.reduce<number>((sum, { price, quantity }) => sum + timesPaise(price, quantity), 0))

/** Lines from the wire, priced in paise. */
export const inPaise = (lines: readonly Units<Rupees>[]): Units[] =>
  lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))

/** The total of lines on the wire. */
export const rupeesTotal = (lines: readonly Units<Rupees>[]): Rupees =>
  toRupees(linesTotal(inPaise(lines)))

export const sumRupees = (amounts: readonly Rupees[]): Rupees =>
  toRupees(sumPaise(amounts.map(toPaise)))
