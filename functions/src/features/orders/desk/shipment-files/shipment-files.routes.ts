import { isSpoiled } from '@bartan/contract/csv/read-cell'
import { csvFile } from '@bartan/contract/csv/write-csv'
import { exportShipments, importShipments } from '@bartan/contract/orders/desk-endpoints'
import { shipmentInputSchema } from '@bartan/contract/orders/desk-schema'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { courierKey } from '@bartan/contract/settings/couriers'
import type { CourierColumn } from '@bartan/contract/settings/settings'
import { OWN_COLUMNS } from '@bartan/contract/settings/shipment-fields'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import { AppError, invalidField } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import { parseWith } from '#http/request/parse-input.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { OrdersContext } from '../../orders-context.ts'
import { deskOrdersRepository } from '../desk-orders.repository.ts'
import type { DeskService } from '../desk.service.ts'
import { refusal } from '../refusal.ts'
import { shipmentCells, type WeightOf } from './shipment-cells.ts'
import { readShipments } from './shipment-table.ts'

const CONCURRENCY = 8

const LACKS = {
  number: 'row_without_order',
  awb: 'row_without_parcel',
  courier: 'row_without_courier',
} as const

const orderNumber = (typed: string): string => typedOrderNumber(typed) ?? typed

const notFound = (number: string) =>
  new AppError('not_found', reason('order_of_number_not_found', { number }))

/** Throws if a cell that is needed is empty; the rule of a form would name the field in English. */
const refuseEmpty = (cell: string, column: keyof typeof LACKS): void => {
  if (cell === '') throw new AppError('invalid_input', reason(LACKS[column]))
}

/** The columns of a courier's own upload, or the shop's. */
const courierColumns =
  (settings: OrdersContext['settings']) =>
  async (courier: string | undefined): Promise<readonly CourierColumn[]> => {
    const own = OWN_COLUMNS.map((field) => ({ header: field, field }))
    if (courier === undefined) return own
    const { couriers } = await settings()
    const known = couriers.find(({ name }) => courierKey(name) === courierKey(courier))
    if (!known)
      throw invalidField(
        'for',
        reason('field_not_one_of', {
          field: 'for',
          choices: couriers.map(({ name }) => name).join(', '),
        }),
      )
    return known.columns ?? own
  }

/** Export and import of courier files (contract §12). */
export const shipmentFileRoutes = (
  { connect, settings }: OrdersContext,
  { ship, refuseShipping }: Pick<DeskService, 'ship' | 'refuseShipping'>,
  weights: () => Promise<WeightOf>,
) => {
  const orders = deskOrdersRepository(connect)

  const columnsFor = courierColumns(settings)

  return [
    /** In the order of the ids; missing orders are left out. `courier`: in that courier's own columns. */
    handle(exportShipments, async ({ query: { ids, for: courier } }) => {
      const columns = await columnsFor(courier)
      const [byIds, weightOf] = await Promise.all([orders.byIds(ids), weights()])
      const found = new Map(byIds.map((order) => [order._id, order]))
      const rows = [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
      return csvFile([
        columns.map(({ header }) => header),
        ...rows.map((order) => {
          const cells = shipmentCells(order, weightOf)
          return columns.map(({ field }) => cells[field])
        }),
      ])
    }),
    /** Each row follows the rules of one shipment. Importing the same file again changes nothing. */
    handle(
      importShipments,
      async ({ query: { dryRun: isDryRun, ...given }, body: text, caller: by }) => {
        const { rows: found, left } = await readShipments(text, given)
        const rows = found.map((one) => ({ ...one, number: orderNumber(one.number) }))
        const known = new Map<string, StaffOrder>(
          (await orders.byNumbers(rows.map(({ number }) => number))).map((order) => [
            order.number,
            order,
          ]),
        )
        const first = new Map<string, number>()
        for (const { number, row } of rows.toReversed()) first.set(number, row)

        const shipRow = async ({
          row,
          number,
          ...input
        }: (typeof rows)[number]): Promise<string> => {
          refuseEmpty(number, 'number')
          const order = known.get(number)
          if (!order) throw notFound(number)
          if (first.get(number) !== row)
            throw new AppError('conflict', reason('order_in_earlier_row'))
          refuseEmpty(input.awb, 'awb')
          refuseEmpty(input.courier, 'courier')
          if (isSpoiled(input.awb))
            throw new AppError('invalid_input', reason('number_mangled', { text: input.awb }))
          const parcel = parseWith(shipmentInputSchema, input)
          if (isDryRun) await refuseShipping(order._id, parcel)
          else await runPart(order._id, () => ship(order._id, parcel, by))
          return order._id
        }

        const done: { row: number; id: string }[] = []
        const refused: (ReturnType<typeof refusal> & { row: number })[] = []
        await runConcurrently(rows, CONCURRENCY, async (row) => {
          try {
            done.push({ row: row.row, id: await shipRow(row) })
          } catch (error) {
            refused.push({ row: row.row, ...refusal(error) })
          }
        })
        return {
          done: done.sort((one, other) => one.row - other.row).map(({ id }) => id),
          left,
          refused: refused.sort((one, other) => one.row - other.row),
        }
      },
    ),
  ]
}
