import { groupDigits } from '@bartan/contract/reasons/group-digits'
import type { ReportStep } from '@bartan/contract/reports/rules'
import { rupees, sumRupees, type Rupees } from '@bartan/contract/shared/money'
import { addDays } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { formatDate, formatMonth } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import type { ReportName, ReportOf } from './report-queries.ts'
import { textIn, type useText } from './texts.ts'

type TextId = Parameters<ReturnType<typeof useText>>[0]

export type Row<N extends ReportName> = ReportOf<N>['rows'][number]

export type Narrowed = { from: string; to: string; q?: string }

/** Further filter of the order list for one figure. */
type Narrowing = { returns: 'refunded' }

type Column<R> = {
  name: TextId
  isNumber?: true
  /** Tells whether to link to orders: only for a known amount above zero. */
  hasOrders?: (row: R) => boolean
  /** Filter if only some of the row's orders contribute. */
  narrowed?: Narrowing
  /** Of sellers who collect tax alone. */
  isOfTax?: true
  textOf: (row: R, language: Language) => string
}

export type Figure<T, N = number> = {
  name: TextId
  isMoney?: true
  narrowed?: Narrowing
  of: (from: T) => N
}

/** A total; undefined if no part of it is known, such as margins without costs. */
export type Total<T> = Figure<T, number | undefined>

/** How a report is shown. */
export type Kind<R, Whole> = {
  columns: readonly Column<R>[]
  keyOf: (row: R) => string
  labelOf: (row: R, language: Language) => string
  /** Value of the bars. */
  measure: Figure<R>
  /** Step of bars in order of time; without it the longest come first. */
  stepOf?: (report: Whole) => ReportStep
  /** Total number of rows, if the report has only the first ones. */
  countOf?: (report: Whole) => number
  /** Order filters for a row; missing if it isn't made of orders. */
  ordersOf?: (row: R, report: Whole) => Narrowed
  /** Compared with the previous period, unless the report is of the present. */
  totals: readonly Total<Whole>[]
  /** Whether the report covers a period instead of the present. */
  isOfDays: boolean
}

export const shownFigure = (isMoney: true | undefined, value: number): string =>
  isMoney ? formatRupees(rupees(value)) : groupDigits(value)

const number = <R>(name: TextId, of: (row: R) => number | undefined): Column<R> => ({
  name,
  isNumber: true,
  textOf: (row) => groupDigits(of(row) ?? ''),
})

const money = <R>(
  name: TextId,
  of: (row: R) => Rupees | undefined,
  narrowed?: Narrowing,
): Column<R> => ({
  name,
  ...(narrowed && { narrowed }),
  isNumber: true,
  hasOrders: (row) => Boolean(of(row)),
  textOf: (row) => {
    const value = of(row)
    return value === undefined ? '' : formatRupees(value)
  },
})

const numberSum = <R>(name: TextId, of: (row: R) => number | undefined) => ({
  name,
  of: ({ rows }: { rows: readonly R[] }) => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0),
})

const moneySum = <R>(name: TextId, of: (row: R) => Rupees | undefined, narrowed?: Narrowing) => ({
  name,
  ...(narrowed && { narrowed }),
  isMoney: true as const,
  of: ({ rows }: { rows: readonly R[] }) => {
    const known = rows.flatMap((row) => of(row) ?? [])
    return known.length > 0 || rows.length === 0 ? sumRupees(known) : undefined
  },
})

export const periodLabel = ({ period }: { period: string }, language: Language): string =>
  period.length === 'YYYY-MM'.length
    ? formatMonth(language, `${period}-15`)
    : formatDate(language, period)

const variantName = (
  row: Pick<Row<'products'>, 'name' | 'nameIn' | 'size' | 'color'>,
  language: Language,
): string =>
  [nameOf(language, row), ...[row.size, row.color].map((one) => translateValue(language, one))]
    .filter(Boolean)
    .join(', ')

const variantKey = ({ productId, size, color }: Row<'products'> | Row<'stock'>): string =>
  JSON.stringify([productId, size, color])

/** Last day of a sales row: of a day, of a week from Monday, or of a month. */
const lastDayOf = (period: string, by: ReportStep): string => {
  if (by === 'day') return period
  if (by === 'week') return addDays(period, 6)
  // From a month's first day, 31 days lead into the next month.
  return addDays(`${addDays(`${period}-01`, 31).slice(0, 'YYYY-MM'.length)}-01`, -1)
}

const later = (one: string, other: string) => (one > other ? one : other)

/** Days of a sales row within the report's period. */
export const daysOfPeriod = (
  { period }: { period: string },
  { from, to, by }: ReportOf<'sales'>,
): Narrowed => {
  const first = by === 'month' ? `${period}-01` : period
  const last = lastDayOf(period, by)
  return { from: later(first, from), to: last < to ? last : to }
}

const REFUNDED = { returns: 'refunded' } as const

export const SALES: Kind<Row<'sales'>, ReportOf<'sales'>> = {
  columns: [
    { name: 'period', textOf: periodLabel },
    number('orders', (row) => row.orders),
    number('units', (row) => row.units),
    money('gross', (row) => row.gross),
    money('discount', (row) => row.discount),
    money('delivery', (row) => row.delivery),
    money('refunded', (row) => row.refunded, REFUNDED),
    { ...money<Row<'sales'>>('tax', (row) => row.tax), isOfTax: true },
    money('net', (row) => row.net),
  ],
  keyOf: ({ period }) => period,
  labelOf: periodLabel,
  measure: { name: 'net', isMoney: true, of: ({ net }) => net },
  stepOf: ({ by }) => by,
  ordersOf: daysOfPeriod,
  totals: [
    numberSum('orders', ({ orders }) => orders),
    numberSum('units', ({ units }) => units),
    moneySum('net', ({ net }) => net),
    moneySum('refunded', ({ refunded }) => refunded, REFUNDED),
  ],
  isOfDays: true,
}

export const PRODUCTS: Kind<Row<'products'>, ReportOf<'products'>> = {
  columns: [
    { name: 'product', textOf: variantName },
    { name: 'sku', textOf: ({ sku }) => sku },
    number('units', (row) => row.units),
    number('returned', (row) => row.returned),
    money('revenue', (row) => row.revenue),
    money('cost', (row) => row.cost),
    money('margin', (row) => row.margin),
  ],
  keyOf: variantKey,
  labelOf: variantName,
  measure: { name: 'revenue', isMoney: true, of: ({ revenue }) => revenue },
  ordersOf: ({ sku }, { from, to }) => ({ from, to, q: sku }),
  totals: [
    numberSum('units', ({ units }) => units),
    numberSum('returned', ({ returned }) => returned),
    moneySum('revenue', ({ revenue }) => revenue),
    moneySum('margin', ({ margin }) => margin),
  ],
  isOfDays: true,
}

const stateName = ({ state }: Row<'places'>, language: Language): string =>
  state ? translateValue(language, state) : textIn(language, 'unknownState')

export const PLACES: Kind<Row<'places'>, ReportOf<'places'>> = {
  columns: [
    { name: 'state', textOf: stateName },
    { name: 'pin3', textOf: ({ pin3 }) => pin3 },
    number('orders', (row) => row.orders),
    money('revenue', (row) => row.revenue),
    number('refused', (row) => row.refused),
  ],
  keyOf: ({ state, pin3 }) => `${state} ${pin3}`,
  labelOf: (row, language) => `${stateName(row, language)} ${row.pin3}`.trim(),
  measure: { name: 'revenue', isMoney: true, of: ({ revenue }) => revenue },
  ordersOf: ({ pin3 }, { from, to }) => ({ from, to, q: pin3 }),
  totals: [
    numberSum('orders', ({ orders }) => orders),
    moneySum('revenue', ({ revenue }) => revenue),
    numberSum('refused', ({ refused }) => refused),
  ],
  isOfDays: true,
}

/** Rows are only the first page of customers, so totals come separately. */
export const CUSTOMERS: Kind<Row<'customers'>, ReportOf<'customers'>> = {
  columns: [
    { name: 'customer', textOf: ({ name }) => name },
    { name: 'phone', textOf: ({ phone }) => phone },
    number('orders', (row) => row.orders),
    money('revenue', (row) => row.revenue),
    { name: 'last', textOf: ({ last }, language) => formatDate(language, last) },
  ],
  keyOf: ({ phone }) => phone,
  labelOf: ({ name, phone }) => `${name} ${phone}`,
  measure: { name: 'revenue', isMoney: true, of: ({ revenue }) => revenue },
  countOf: (report) => report.new + report.returning,
  ordersOf: ({ phone }, { from, to }) => ({ from, to, q: phone }),
  totals: [
    { name: 'new', of: (report) => report.new },
    { name: 'returning', of: ({ returning }) => returning },
  ],
  isOfDays: true,
}

export const STOCK: Kind<Row<'stock'>, ReportOf<'stock'>> = {
  columns: [
    { name: 'product', textOf: variantName },
    { name: 'sku', textOf: ({ sku }) => sku },
    number('countInStock', (row) => row.countInStock),
    money('cost', (row) => row.cost),
    money('value', (row) => row.value),
    number('soldIn30Days', (row) => row.soldIn30Days),
    number('daysLeft', (row) => row.daysLeft),
    number('reorderAt', (row) => row.reorderAt),
    number('reorder', (row) => row.reorder),
  ],
  keyOf: variantKey,
  labelOf: variantName,
  measure: { name: 'soldIn30Days', of: ({ soldIn30Days }) => soldIn30Days },
  totals: [
    numberSum('countInStock', ({ countInStock }) => countInStock),
    moneySum('value', ({ value }) => value),
    numberSum('soldIn30Days', ({ soldIn30Days }) => soldIn30Days),
    numberSum('reorder', ({ reorder }) => reorder),
  ],
  isOfDays: false,
}
