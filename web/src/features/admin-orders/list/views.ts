import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { CallReply } from '@bartan/contract/api'
import { stageOf, statusesIn } from '@bartan/contract/orders/order-process'
import type { Stage } from '@bartan/contract/orders/order-process'
import { paths } from '#lib/paths.ts'

/** What the list can be narrowed to, as the address says it. */
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
] as const
export type OrderFilters = Record<(typeof ORDER_FILTERS)[number], string>

/** The filters that a view consists of. */
const OF_VIEW = ['status', 'confirmation', 'packed', 'returns'] as const
type ViewFilters = Partial<Record<(typeof OF_VIEW)[number], string>>

export type Counts = CallReply<'GET /api/admin/orders/counts'>

type View = {
  filters: ViewFilters
  /** Orders to do something about; the oldest come first. */
  isWork: boolean
  count?: (counts: Counts) => number
}

const statusListIn = (stage: Stage): string => statusesIn(stage).join(',')

export const VIEWS = {
  toConfirm: {
    filters: {
      status: statusListIn('toConfirm'),
      confirmation: 'unasked,asked,unreachable,declined',
    },
    isWork: true,
    count: ({ toConfirm }) => toConfirm,
  },
  toPack: {
    filters: { status: statusListIn('toPack'), confirmation: 'confirmed', packed: 'false' },
    isWork: true,
    count: ({ toPack, packed }) => Math.max(0, toPack - packed),
  },
  toShip: {
    filters: { status: statusListIn('toShip'), confirmation: 'confirmed', packed: 'true' },
    isWork: true,
    count: ({ packed }) => packed,
  },
  onTheWay: {
    filters: { status: statusListIn('onTheWay') },
    isWork: true,
    count: ({ shipped }) => shipped,
  },
  returns: {
    filters: { returns: 'open' },
    isWork: true,
    count: ({ returnsOpen }) => returnsOpen,
  },
  delivered: {
    filters: { status: statusListIn('delivered') },
    isWork: false,
    count: ({ delivered }) => delivered,
  },
  cancelled: {
    filters: { status: statusListIn('cancelled') },
    isWork: false,
    count: ({ cancelled }) => cancelled,
  },
  all: { filters: {}, isWork: false },
} as const satisfies Record<string, View>

export type ViewId = keyof typeof VIEWS
export const VIEW_IDS = Object.keys(VIEWS) as ViewId[]

export const viewNamed = (id: ViewId): View => VIEWS[id]

/** The view whose filters these are; undefined if they are of none. */
export const viewOf = (values: OrderFilters): ViewId | undefined =>
  VIEW_IDS.find((id) => {
    const { filters } = viewNamed(id)
    return OF_VIEW.every((name) => values[name] === (filters[name] ?? ''))
  })

/** The filters of a view, those of the other views taken away. */
const filtersOf = (id: ViewId): Record<(typeof OF_VIEW)[number], string> => ({
  status: '',
  confirmation: '',
  packed: '',
  returns: '',
  ...viewNamed(id).filters,
})

const STAGE_VIEWS: ReadonlySet<string> = new Set(['toConfirm', 'toPack', 'toShip', 'onTheWay'])

/** Whether an order still belongs where it is listed: one that has taken its step stays in its place, but is done. */
export const belongsTo = (
  order: Pick<StaffOrder, 'status' | 'confirmation' | 'packedAt'>,
  view: ViewId | undefined,
): boolean => {
  const stage: Stage = stageOf(order)
  return view === undefined || !STAGE_VIEWS.has(view) || stage === view
}

/** The filters in use as an address has them; '' without any. */
export const searchOf = (values: Partial<OrderFilters>): string => {
  const used = Object.entries(values).filter(([, value]) => value)
  return used.length > 0 ? `?${new URLSearchParams(used).toString()}` : ''
}

/** Where a view of the list is, narrowed by what else is looked for. */
export const addressOfView = (id: ViewId, others: Partial<OrderFilters> = {}): string => {
  const search = searchOf({ ...others, ...filtersOf(id) })
  return search ? paths.adminOrders + search : paths.adminAllOrders
}
