import { accountOf, entry } from '@bartan/contract/orders/account'
import type { Settings } from '@bartan/contract/settings/settings'
import { NO_MONEY, paise, sumPaise, timesPaise, type Paise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { accountOfOrder, entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { changeAuthor, type ChangeAuthor } from '#domain/orders/order-history.ts'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import { creditReturn } from '../documents/issue-documents.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { decidedLines, exchangedLines, type Answer } from './answer.ts'
import { replacementUnits, type Exchanged } from './exchanged-lines.ts'
import { chargedToday, placeExchange } from './place-exchange.ts'
import { refundPaise, refundParts } from './refund.ts'
import { refuseDecision, refuseOpenExchange, refuseSentAhead } from './refuse-return.ts'

type Decision = {
  answer: Answer
  newId: string
  settings: Pick<Settings, 'pinRules' | 'closure'>
  pricing: Pricing
  by: ChangeAuthor
  at: Date
}

type Taken = {
  /** What was charged for the units, before a write-off. */
  worth: Paise
  account: Pick<OrderDocument, 'account'>
  exchange?: { number: StoredOrder['order']['number']; amount: Paise }
  touched: string[]
}

/** Returns units to stock, or records them as damaged, takes them off the charge, and orders the replacement. */
const receiveReturn = async (
  unit: OrderUnit,
  order: StoredOrder,
  lines: ReturnType<typeof decidedLines>,
  { exchanged, decision }: { exchanged: Exchanged[]; decision: Decision },
): Promise<Taken> => {
  const { newId: id, settings, pricing, by, at: now } = decision
  const { document } = order
  const known = await unit.products([...lines, ...exchanged.map(replacementUnits)])
  const back = lines.map(({ restock, ...line }) => ({ ...line, isDamaged: restock === false }))
  const products = unit.moveUnits(known, order, { lines: back, reason: 'return', by: by._id })
  const before = entriesOf(document)
  const worth = refundPaise(document, lines)
  const returned = entry('return', timesPaise(chargedToday(document, before, worth), -1))
  const moment = { at: unit.timestamp(now), by }
  const touched = [...products.keys()]
  if (exchanged.length === 0)
    return { worth, account: withEntries(before, [returned], moment), touched }
  const { moved: exchange, credit } = await placeExchange(unit, order, {
    id,
    exchanged,
    entries: before,
    products,
    settings,
    pricing,
    by,
    at: now,
  })
  return { worth, account: withEntries(before, [returned, credit], moment), exchange, touched }
}

/** What a decision makes due, for the return's own record. */
const dueBy = ({ document }: StoredOrder, { account = [] }: Taken['account']): Paise => {
  const { refundDue: before } = accountOfOrder(document)
  const { refundDue: after } = accountOf(document.status, account)
  return paise(Math.max(0, after - before))
}

const answerFields = (order: StoredOrder, taken: Taken | undefined) => {
  if (!taken) return { state: 'declined' as const }
  const { exchange, account } = taken
  const refund = account.account ? dueBy(order, account) : NO_MONEY
  return {
    state: 'accepted' as const,
    refund,
    ...(refund > 0 && { refundState: 'due' as const }),
    ...(exchange && { exchange }),
  }
}

/** Answers an order's open return, in the service's transaction. */
export const settleReturn = async (
  unit: OrderUnit,
  before: StoredOrder,
  decision: Decision,
): Promise<ChangedOrder> => {
  const { answer, by, at } = decision
  refuseDecision(before.order, answer.decision)
  const { returns = [], refunded = NO_MONEY } = before.document
  const open = returns.at(-1)
  if (!open) return { order: before.order, touched: [] }
  const { sentAhead, ...asked } = open
  if (answer.decision !== 'accepted') refuseSentAhead(before.document)
  if (answer.decision !== 'declined') await refuseOpenExchange(unit, before)
  const decided = answer.lines ?? []
  const lines = decidedLines(open.lines, decided)
  const exchanged = exchangedLines(open.lines, decided)
  const taken =
    answer.decision === 'declined'
      ? undefined
      : {
          ...(await receiveReturn(unit, before, lines, { exchanged, decision })),
          ...(sentAhead && { exchange: sentAhead }),
        }
  const answered = {
    ...asked,
    lines,
    decidedAt: unit.timestamp(at),
    decidedBy: changeAuthor(by),
    ...(answer.declineReason && { declineReason: answer.declineReason }),
    ...answerFields(before, taken),
  }
  const parts = refundParts(before.document, lines)
  const documents = taken && (await creditReturn(unit, before, { lines, parts, at }))
  const sum = taken && sumPaise([refunded, taken.worth])
  const after = unit.update(before, {
    ...documents,
    ...taken?.account,
    returns: [...returns.slice(0, -1), answered],
    openReturn: false,
    ...(sum !== undefined && { refunded: sum }),
  })
  unit.audit(before, {
    by,
    action: 'order.return_decided',
    changes: {
      return: { from: 'requested', to: answer.decision },
      ...(sum !== undefined && { refunded: { from: refunded, to: sum } }),
    },
  })
  const { order } = await unit.mailNews(after, taken ? 'returned' : 'returnDeclined', at)
  return { order, touched: taken?.touched ?? [] }
}
