import type { AdvanceSource, Entry } from '@bartan/contract/orders/account'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { RefundState, RefundWay, ReturnState } from '@bartan/contract/orders/return-rules'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { ChangeAuthor } from './order-history.ts'

/** When something happened, as Firestore stores it. */
type Timestamp = { toDate: () => Date; toMillis: () => number }

/** An entry of an order's account as it is stored. */
export type AccountEntryDocument = Entry & {
  at: Timestamp
  by: ChangeAuthor
  /** Of a refund: the part that was due for returns. */
  ofReturns?: Paise
}

export type AdvanceDocument = {
  amount: Paise
  via: AdvanceSource
  reference?: string
  at: Timestamp
  by: ChangeAuthor
}

export type PaidBackDocument = Omit<AdvanceDocument, 'via'> & { via: RefundWay }

type Moved = { number: OrderNumber; amount: Paise }

/** The part of a stored order that its account is read from. */
export type AccountSource = {
  status: OrderStatus
  totalPrice: Paise
  createdAt: Timestamp
  statusHistory: { at: Timestamp; by: ChangeAuthor }[]
  deliveredAt: Timestamp | null
  collected?: { by: 'cash' | 'upi'; amount: Paise; utr?: string; at: Timestamp } | null
  advances?: AdvanceDocument[]
  paidBack?: PaidBackDocument[]
  advanced?: Paise
  returns?: {
    state: ReturnState
    requestedAt: Timestamp
    decidedAt: Timestamp | null
    decidedBy: ChangeAuthor | null
    refund?: Paise
    refundState?: RefundState
    refundPaid?: { via: RefundWay; reference?: string; at: Timestamp; by: ChangeAuthor }
    exchange?: Moved
    sentAhead?: Moved
  }[]
  account?: AccountEntryDocument[]
  accountBasis?: Paise[]
}
