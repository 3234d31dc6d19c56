import {
  ORDER_STATUSES,
  SOLD_STATUSES,
  statusesWhere,
  type OrderStatus,
} from '@bartan/contract/orders/order-process'
import {
  subtractPaise,
  sumPaise,
  toRupees,
  type Paise,
  type Rupees,
} from '@bartan/contract/shared/money'

export type Figures = { count: number; paise: Paise }

type ByStatus = Record<OrderStatus, Figures>

type Ports = {
  ofCustomer: (userId: string) => Promise<ByStatus>
  ofShop: () => Promise<{
    byStatus: ByStatus
    advanced: Paise
    collected: Paise
    short: Paise
    refunded: Paise
    returnedToOrigin: number
  }>
}

const countsOf = (figures: ByStatus) =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, figures[status].count])) as Record<
    OrderStatus,
    number
  >

const paiseOf = (figures: ByStatus, statuses: readonly OrderStatus[]): Paise =>
  sumPaise(statuses.map((status) => figures[status].paise))

const rupeesOf = (figures: ByStatus, statuses: readonly OrderStatus[]): Rupees =>
  toRupees(paiseOf(figures, statuses))

const OPEN_STATUSES = statusesWhere(({ open }) => open)
const PAID_STATUSES = statusesWhere(({ money }) => money === 'booked')

const countOf = (figures: ByStatus): number =>
  Object.values(figures).reduce((sum, { count }) => sum + count, 0)

export const orderFigures = ({ ofCustomer, ofShop }: Ports) => ({
  ofShop: async () => {
    const { byStatus, advanced, collected, short, refunded, returnedToOrigin } = await ofShop()
    return {
      total: countOf(byStatus),
      byStatus: countsOf(byStatus),
      // Without cancelled orders (contract §6).
      cash: {
        ordered: rupeesOf(byStatus, SOLD_STATUSES),
        toCollect: toRupees(subtractPaise(paiseOf(byStatus, OPEN_STATUSES), advanced)),
        collected: toRupees(collected),
        short: toRupees(short),
      },
      refunded: toRupees(refunded),
      returnedToOrigin,
    }
  },

  ofCustomer: async (userId: string) => {
    const byStatus = await ofCustomer(userId)
    return {
      total: countOf(byStatus),
      byStatus: countsOf(byStatus),
      spent: rupeesOf(byStatus, PAID_STATUSES),
    }
  },
})
