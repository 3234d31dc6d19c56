import type { LineKey } from '@bartan/contract/cart/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Paise } from '@bartan/contract/shared/money'
import { NO_MONEY, subtractPaise, sumPaise } from '@bartan/contract/shared/money'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import type { ChangeAuthor } from '#domain/orders/order-history.ts'
import { creditReturn } from '../documents/issue-documents.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { decidedLines, exchangedLines } from './answer.ts'
import type { Answer } from './answer.ts'
import { replacementUnits } from './exchanged-lines.ts'
import type { Exchanged } from './exchanged-lines.ts'
import { placeExchange } from './place-exchange.ts'
import { refundPaise } from './refund.ts'
import { refuseDecision, refuseSentAhead } from './refuse-return.ts'

type Units = LineKey & { quantity: number }

type Decision = {
  answer: Answer
  newId: string
  settings: Pick<Settings, 'pinRules' | 'closure'>
  pricing: Pricing
  by: ChangeAuthor
  at: Date
}

type Taken = {
  /** What was paid for the units. */
  worth: Paise
  exchange?: { number: StoredOrder['order']['number']; amount: Paise }
  touched: string[]
}

/** Returns units to stock, or records them as damaged, and orders the replacement. */
const receiveReturn = async (
  unit: OrderUnit,
  order: StoredOrder,
  lines: ReturnType<typeof decidedLines>,
  { exchanged, decision }: { exchanged: Exchanged[]; decision: Decision },
): Promise<Taken> => {
  const { newId: id, settings, pricing, by, at } = decision
  const known = await unit.products([...lines, ...exchanged.map(replacementUnits)])
  const moved = lines.map(({ restock, ...line }) => ({ ...line, isDamaged: restock === false }))
  const products = unit.moveUnits(known, order, { lines: moved, reason: 'return', by: by._id })
  const worthOf = (units: Units[]) => refundPaise(order.document, units)
  const taken = { worth: worthOf(lines), touched: [...products.keys()] }
  if (exchanged.length === 0) return taken
  const worth = worthOf(exchanged.map(({ back }) => back))
  const placed = await placeExchange(unit, order, {
    id,
    exchanged,
    worth,
    products,
    settings,
    pricing,
    by,
    at,
  })
  return { ...taken, exchange: { number: placed.order.number, amount: placed.amount } }
}

const answerFields = (taken: Taken | undefined) => {
  if (!taken) return { state: 'declined' as const }
  const { worth, exchange } = taken
  const refund = subtractPaise(worth, exchange?.amount ?? NO_MONEY)
  return {
    state: 'accepted' as const,
    refund,
    ...(refund > 0 && { refundState: 'due' as const }),
    ...(exchange && { exchange }),
  }
}

/** Answers an order's open return, in the service's transaction. */
export const decideReturn = async (
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
    ...answerFields(taken),
  }
  const documents = taken && (await creditReturn(unit, before, { lines, refund: taken.worth, at }))
  const sum = taken && sumPaise([refunded, taken.worth])
  const after = unit.update(before, {
    ...documents,
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
