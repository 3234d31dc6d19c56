import type { CallReply } from '@bartan/contract/api'
import { CONFIRMATION_STATES } from '@bartan/contract/orders/desk-rules'
import { conditionsOf, stageOf, STAGES, type Stage } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { adminPaths } from '#lib/admin-paths.ts'

/** Filters of the list, as query parameters. */
export const ORDER_FILTERS = [
  'status',
  'confirmation',
  'packed',
  'returns',
  'q',
  'from',
  'to',
  'cash',
  'courier',
  'offer',
  'documents',
  'cashTo',
  'collected',
  'short',
] as const
export type OrderFilters = Record<(typeof ORDER_FILTERS)[number], string>

const OF_VIEW = ['status', 'confirmation', 'packed', 'returns'] as const
type ViewFilters = Partial<Record<(typeof OF_VIEW)[number], string>>

export type Counts = CallReply<'GET /api/admin/orders/counts'>

type View = {
  filters: ViewFilters
  /** Whether these orders need work; the oldest then come first. */
  isWork: boolean
  count?: (counts: Counts) => number
}

const confirmationsOf = (isConfirmed: boolean) =>
  CONFIRMATION_STATES.filter((state) => (state === 'confirmed') === isConfirmed).join(',')

const filtersOfStage = (stage: Stage): ViewFilters => {
  const { statuses, isConfirmed, isPacked } = conditionsOf(stage)
  return {
    status: statuses.join(','),
    ...(isConfirmed !== undefined && { confirmation: confirmationsOf(isConfirmed) }),
    ...(isPacked !== undefined && { packed: String(isPacked) }),
  }
}

export const VIEWS = {
  toConfirm: {
    filters: filtersOfStage('toConfirm'),
    isWork: true,
    count: ({ toConfirm }) => toConfirm,
  },
  toPack: {
    filters: filtersOfStage('toPack'),
    isWork: true,
    count: ({ toPack, packed }) => Math.max(0, toPack - packed),
  },
  toShip: { filters: filtersOfStage('toShip'), isWork: true, count: ({ packed }) => packed },
  onTheWay: { filters: filtersOfStage('onTheWay'), isWork: true, count: ({ shipped }) => shipped },
  returns: { filters: { returns: 'open' }, isWork: true, count: ({ returnsOpen }) => returnsOpen },
  delivered: {
    filters: filtersOfStage('delivered'),
    isWork: false,
    count: ({ delivered }) => delivered,
  },
  cancelled: {
    filters: filtersOfStage('cancelled'),
    isWork: false,
    count: ({ cancelled }) => cancelled,
  },
  all: { filters: {}, isWork: false },
} as const satisfies Record<Stage | 'returns' | 'all', View>

export type ViewId = keyof typeof VIEWS
export const VIEW_IDS = Object.keys(VIEWS) as ViewId[]

export const viewNamed = (id: ViewId): View => VIEWS[id]

/** The view with these filters; undefined if there is none. */
export const viewOf = (values: OrderFilters): ViewId | undefined =>
  VIEW_IDS.find((id) => {
    const { filters } = viewNamed(id)
    return OF_VIEW.every((name) => values[name] === (filters[name] ?? ''))
  })

/** A view's filters, with those of other views cleared. */
const filtersOf = (id: ViewId): Record<(typeof OF_VIEW)[number], string> => ({
  status: '',
  confirmation: '',
  packed: '',
  returns: '',
  ...viewNamed(id).filters,
})

/** The stages that need work. */
const STAGE_VIEWS: ReadonlySet<string> = new Set(STAGES.filter((stage) => VIEWS[stage].isWork))

/** Tells whether an order still matches its list. One that was just handled stays in place but is marked as done. */
export const belongsTo = (
  order: Pick<StaffOrder, 'status' | 'confirmation' | 'packedAt'>,
  view: ViewId | undefined,
): boolean => {
  const stage: Stage = stageOf(order)
  return view === undefined || !STAGE_VIEWS.has(view) || stage === view
}

/** Filters as a query string; '' without any. */
export const searchOf = (values: Partial<OrderFilters>): string => {
  const used = Object.entries(values).filter(([, value]) => value)
  return used.length > 0 ? `?${new URLSearchParams(used).toString()}` : ''
}

/** Address of a view, with further filters. */
export const addressOfView = (id: ViewId, others: Partial<OrderFilters> = {}): string => {
  const search = searchOf({ ...others, ...filtersOf(id) })
  return search ? adminPaths.orders + search : adminPaths.allOrders
}
