import { randomBytes } from 'node:crypto'
import {
  exportCash,
  getCash,
  getCashHolders,
  recordHandover,
  removeHandover,
} from '@bartan/contract/cash/endpoints'
import {
  CASH_REPORT_DAYS,
  HELD_DAYS,
  MAX_CASH_DAYS,
  MAX_HANDOVERS,
  usualDaysOf,
} from '@bartan/contract/cash/rules'
import type { CashHandover, CashHolders, CashReport } from '@bartan/contract/cash/schema'
import { csvFile } from '@bartan/contract/csv/write-csv'
import { reason } from '@bartan/contract/reasons/reasons'
import { reportDays } from '@bartan/contract/reports/rules'
import { courierKey } from '@bartan/contract/settings/couriers'
import { paise, sumRupees, toPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { openOn } from '#domain/orders/cash-day.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { ShopContext } from '../../shop-context.ts'
import { cashHolders } from './cash-holders.ts'
import { cashRows, toHandover } from './cash-report.ts'
import { cashRepository, cashTransactions, type CashUnit } from './cash.repository.ts'

const REMOVED = { message: 'Handover removed' }

type Days = { from?: string | undefined; to?: string | undefined }

const COLUMNS = [
  'day',
  'courier',
  'toCollect',
  'collected',
  'byUpi',
  'handedOver',
  'open',
  'short',
] as const

const refuseDays = ({ from, to }: Required<{ from: string; to: string }>): void => {
  if (to < from) throw invalidField('to', reason('field_not_after', { field: 'to', other: 'from' }))
  if (addDays(from, MAX_CASH_DAYS) <= to)
    throw invalidField('from', reason('too_many_days', { max: MAX_CASH_DAYS }))
}

type Known = { id: string; reference?: string; amount: Paise }

const otherHandover = ({ id, reference = id, amount }: Known) =>
  new AppError(
    'conflict',
    reason('handover_reference_used', { reference, amount: toRupees(amount) }),
  )

const heldNow =
  ({
    days,
    settings,
    clock,
  }: Pick<ShopContext, 'settings' | 'clock'> & Pick<ReturnType<typeof cashRepository>, 'days'>) =>
  async (): Promise<CashHolders> => {
    const today = dayOf(clock.now())
    const usualDays = usualDaysOf(await settings())
    const known = await days(addDays(today, 1 - HELD_DAYS), today)
    const holders = cashHolders(known, { today, usualDays })
    return {
      holders,
      open: sumRupees(holders.map(({ open }) => open)),
      overdue: sumRupees(holders.map(({ overdue }) => overdue)),
      usualDays,
    }
  }

/** Its parcels are due again before it is removed: a call that ends in between is repeated from its start. */
const removeFrom =
  (transact: Transact<CashUnit>) =>
  async (by: Caller, day: string, id: string): Promise<{ message: string }> => {
    let after: string | undefined
    do {
      const from = after
      after = await transact([lockOf.cash(day)], async (unit, keep) => {
        const { handovers: before = [] } = await unit.day(day)
        const gone = before.find((one) => one.id === id)
        if (!gone) throw new AppError('not_found', reason('handover_not_found'))
        const { courier } = gone
        const next = await unit.settle({ day, courier, isHandedOver: false, after: from })
        if (next) return next
        unit.save(
          day,
          before.filter((one) => one !== gone),
        )
        unit.audit(day, courier, {
          by,
          action: 'cash.handover_removed',
          changes: { handedOver: { from: gone.amount, to: null } },
        })
        keep.reply(REMOVED)
        return undefined
      })
    } while (after)
    return REMOVED
  }

type Recorded = { handover: CashHandover; after?: string | undefined }

/**
 * Settles what the first part of a large day left: the parcels that were delivered until the handover, as long as it
 * stands.
 */
const settleRest = async (transact: Transact<CashUnit>, recorded: Recorded): Promise<void> => {
  const { day, courier, _id } = recorded.handover
  let { after } = recorded
  while (after) {
    const from = after
    after = await transact([lockOf.cash(day)], async (unit) => {
      const handover = (await unit.day(day)).handovers?.find(({ id }) => id === _id)
      if (!handover) return undefined
      return unit.settle({ day, courier, isHandedOver: true, after: from, until: handover.at })
    })
  }
}

/** Cash that couriers collect at the door, and what they hand over to the shop. */
export const cashRoutes = ({ connect, settings, clock }: ShopContext) => {
  const { days } = cashRepository(connect)
  const transact = cashTransactions(connect)

  const report = async (asked: Days): Promise<CashReport> => {
    const range = reportDays(asked, dayOf(clock.now()), CASH_REPORT_DAYS)
    refuseDays(range)
    const known = await days(range.from, range.to)
    const handovers = known
      .toReversed()
      .flatMap(({ day, document }) =>
        (document.handovers ?? []).toReversed().map((one) => toHandover(day, one)),
      )
    return { ...range, ...cashRows(known), handovers }
  }

  const holders = heldNow({ days, settings, clock })

  const remove = removeFrom(transact)

  return [
    handle(getCash, ({ query }) => report(query)),
    handle(getCashHolders, () => holders()),
    handle(exportCash, async ({ query: asked }) => {
      const { rows } = await report(asked)
      return csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])
    }),
    /**
     * The same key, or the same reference for the same courier and day, is the same handover, so a repeated call finds
     * it. Throws if its amount or courier differs, so that the two aren't confused.
     */
    handle(recordHandover, async ({ caller: by, body: { day, amount, ...rest } }) => {
      const now = clock.now()
      if (day > dayOf(now)) throw invalidField('day', reason('day_to_come'))
      const [courier, reference] = [rest.courier ?? '', rest.reference ?? '']
      const { _id, name, role } = by
      const id = rest.key ?? randomBytes(9).toString('base64url')
      const book = () =>
        transact([lockOf.cash(day)], async (unit, keep): Promise<Recorded> => {
          const document = await unit.day(day)
          const { handovers: before = [] } = document
          const isTheirs = (one: { courier: string }) =>
            courierKey(one.courier) === courierKey(courier)
          const known = before.find(
            (one) =>
              one.id === id || (reference !== '' && one.reference === reference && isTheirs(one)),
          )
          if (known && (known.amount !== toPaise(amount) || !isTheirs(known)))
            throw otherHandover(known)
          const settle = () => unit.settle({ day, courier, isHandedOver: true, until: known?.at })
          if (known) {
            const after = known.isRest && (await settle())
            return keep.reply({ handover: toHandover(day, known), after })
          }
          const open = openOn(document, courier)
          if (toPaise(amount) > open)
            throw new AppError(
              'more_than_open',
              reason('more_than_open', { amount: toRupees(paise(Math.max(0, open))) }),
            )
          if (before.length >= MAX_HANDOVERS)
            throw new AppError('conflict', reason('handovers_full', { max: MAX_HANDOVERS }))
          const isRest = toPaise(amount) === open
          const handover = {
            id,
            courier,
            amount: toPaise(amount),
            ...(reference !== '' && { reference }),
            ...(isRest && { isRest }),
            at: unit.timestamp(now),
            by: { _id, name, role },
          }
          const after = isRest ? await settle() : undefined
          unit.save(day, [...before, handover])
          unit.audit(day, courier, {
            by,
            action: 'cash.handed_over',
            changes: { handedOver: { from: null, to: handover.amount } },
          })
          return keep.reply({ handover: toHandover(day, handover), after })
        })
      const recorded = await runPart('handover', book)
      await settleRest(transact, recorded)
      return recorded.handover
    }),
    handle(removeHandover, ({ caller, params }) => remove(caller, params.day, params.id)),
  ]
}
