import type { MessageKind } from '../messages/message-rules.ts'
import type { ConfirmationState } from './desk-rules.ts'

export const STATUS_DETAILS = ['cancelReason', 'restock', 'courier', 'collected'] as const
export type StatusDetail = (typeof STATUS_DETAILS)[number]

/** What confirmation and packing say of the orders in each list of those that the shop prepares. */
const PREPARATION = {
  toConfirm: { isConfirmed: false },
  toPack: { isConfirmed: true, isPacked: false },
  toShip: { isConfirmed: true, isPacked: true },
} as const satisfies Record<string, { isConfirmed: boolean; isPacked?: boolean }>

/** The lists of the desk, in the order of the work. */
export const STAGES = [
  'toConfirm',
  'toPack',
  'toShip',
  'onTheWay',
  'delivered',
  'cancelled',
] as const
export type Stage = (typeof STAGES)[number]

/** A status is packable, and confirmation and packing decide the desk's list; or all its orders are in one other list. */
type Place =
  | { packable: true; stage?: undefined }
  | { packable: false; stage: Exclude<Stage, keyof typeof PREPARATION> }

type StatusRule = Place & {
  /** The usual next status, which packers may set; null at the end. */
  next: string | null
  /** The parcel has left the shop. If the settings say so, only a confirmed order may get such a status. */
  leftShop: boolean
  /**
   * Cash is still to come: the order counts towards the limits of contract §10, and its units return to stock if it is
   * deleted.
   */
  open: boolean
  /** Counts as revenue and as the customer's first order (contract §6). */
  sold: boolean
  /** Address and lines can change, and the customer may cancel. */
  editable: boolean
  /** It may get a courier and a parcel number. Once its cash is booked, who holds it is settled (contract §20). */
  shippable: boolean
  returnable: boolean
  /**
   * The parcel can be refused at the door. If the order is cancelled for that, its units are coming back (contract
   * §17).
   */
  refusable: boolean
  /** Whether the order has taken its units out of stock. */
  stock: 'taken' | 'returned'
  /**
   * Cash on delivery: still to come (due), or taken (booked). An order is paid and delivered exactly while it is
   * booked.
   */
  money: 'none' | 'due' | 'booked'
  /** By tax law: a document for the sale, or a credit note for what was issued (contract §14). */
  document: 'none' | 'sale' | 'credit'
  /** The message that the customer gets on this status; null for none. */
  message: MessageKind | null
  asks: readonly StatusDetail[]
}

/** The process of an order: what each status means. Everything that depends on a status reads this table. */
export const ORDER_PROCESS = {
  Processing: {
    next: 'Shipped',
    leftShop: false,
    open: true,
    sold: true,
    editable: true,
    packable: true,
    shippable: true,
    returnable: false,
    refusable: false,
    stock: 'taken',
    money: 'none',
    document: 'none',
    message: 'placed',
    asks: [],
  },
  Shipped: {
    next: 'Delivered',
    stage: 'onTheWay',
    leftShop: true,
    open: true,
    sold: true,
    editable: false,
    packable: false,
    shippable: true,
    returnable: false,
    refusable: true,
    stock: 'taken',
    money: 'due',
    document: 'sale',
    message: 'shipped',
    asks: ['courier'],
  },
  Delivered: {
    next: null,
    stage: 'delivered',
    leftShop: true,
    open: false,
    sold: true,
    editable: false,
    packable: false,
    shippable: false,
    returnable: true,
    refusable: false,
    stock: 'taken',
    money: 'booked',
    document: 'sale',
    message: 'delivered',
    asks: ['collected'],
  },
  Cancelled: {
    next: null,
    stage: 'cancelled',
    leftShop: false,
    open: false,
    sold: false,
    editable: false,
    packable: false,
    shippable: false,
    returnable: false,
    refusable: false,
    stock: 'returned',
    money: 'none',
    document: 'credit',
    message: 'cancelled',
    asks: ['cancelReason', 'restock'],
  },
} as const satisfies Record<string, StatusRule>

export type OrderStatus = keyof typeof ORDER_PROCESS

/**
 * Whether this release knows a status. A later release may have stored others, before a rollback or while both serve
 * (decision 52).
 */
export const isKnownStatus = (status: string): status is OrderStatus =>
  Object.hasOwn(ORDER_PROCESS, status)

/** An order with a status of a later release can't be changed, and keeps its stock. */
const OF_A_LATER_RELEASE = {
  next: null,
  stage: 'onTheWay',
  leftShop: true,
  open: true,
  sold: true,
  editable: false,
  packable: false,
  shippable: false,
  refusable: false,
  returnable: false,
  stock: 'taken',
  money: 'none',
  document: 'none',
  message: null,
  asks: [],
} as const satisfies StatusRule

/** The rule of a status, typed without the literals of the table. */
export const ruleOf = (
  status: OrderStatus,
): Omit<StatusRule, 'next'> & { next: OrderStatus | null } =>
  isKnownStatus(status) ? ORDER_PROCESS[status] : OF_A_LATER_RELEASE

export const ORDER_STATUSES = Object.keys(ORDER_PROCESS) as OrderStatus[]

export const statusesWhere = (test: (rule: StatusRule) => boolean): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => test(ORDER_PROCESS[status]))

export const isOpen = (status: OrderStatus): boolean => ruleOf(status).open

export const isCancelled = (status: OrderStatus): boolean => !ruleOf(status).sold

/** Statuses that count as revenue, and as a customer's first order (contract §6). */
export const SOLD_STATUSES = statusesWhere(({ sold }) => sold)

/** All statuses that usually follow this one, in order. */
export const statusesAfter = (status: OrderStatus): OrderStatus[] => {
  const { next } = ruleOf(status)
  return next === null ? [] : [next, ...statusesAfter(next)]
}

type Prepared = {
  status: OrderStatus
  confirmation: { state: ConfirmationState }
  packedAt?: unknown
}

export const stageOf = ({ status, confirmation, packedAt }: Prepared): Stage => {
  const { stage } = ruleOf(status)
  if (stage) return stage
  if (confirmation.state !== 'confirmed') return 'toConfirm'
  return packedAt ? 'toShip' : 'toPack'
}

type StageConditions = {
  statuses: readonly OrderStatus[]
  isConfirmed?: boolean
  isPacked?: boolean
}

/** What the orders of a list have in common: the desk's lists and counts ask for it. */
export const conditionsOf = (stage: Stage): StageConditions => {
  const prepared = Object.entries(PREPARATION).find(([name]) => name === stage)?.[1]
  return {
    statuses: statusesWhere((rule) =>
      rule.packable ? prepared !== undefined : rule.stage === stage,
    ),
    ...prepared,
  }
}

export const statusesIn = (stage: Stage): readonly OrderStatus[] => conditionsOf(stage).statuses
