import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { wrap } from '#styled-system/patterns'
import { textIn } from '../desk-texts.ts'
import { ShipmentFile } from '../shipment-files/shipment-file.tsx'
import type { Step } from '../steps/desk-step.ts'
import { ConfirmSheet, ShipSheet, RefusedDialog } from '../steps/ship-sheet.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { useSteps, type Steps } from '../steps/use-steps.ts'
import { DeskRow } from './desk-row.tsx'
import { DeskTable } from './desk-table.tsx'
import { NewOrders } from './new-orders.tsx'
import type { RowStep } from './row-steps.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { KeysDialog, useDeskKeys } from './use-desk-keys.tsx'
import { belongsTo, type ViewId } from './views.ts'

type Asked = Record<'ship' | 'confirm', readonly StaffOrder[]>

const NONE_ASKED: Asked = { ship: [], confirm: [] }

/** Takes actions, some of which ask for details first. After a failure, orders stay chosen and asked about. */
const useStepDialogs = (steps: Steps, clearChosen: () => void) => {
  const [asked, setAsked] = useState(NONE_ASKED)
  const orders = [...asked.ship, ...asked.confirm]

  const take = async (targets: readonly StaffOrder[], details: Step): Promise<void> => {
    if (!(await steps.take(targets, details))) return
    if (targets.length > 1 || details.id === 'ship') clearChosen()
    // It may have been closed meanwhile, and another one opened.
    setAsked((now) => (now === asked ? NONE_ASKED : now))
  }

  const step = (id: RowStep, targets: readonly StaffOrder[]): void => {
    if (id === 'ship') setAsked({ ...NONE_ASKED, ship: targets })
    else if (id === 'confirm' && targets.length > 1) setAsked({ ...NONE_ASKED, confirm: targets })
    else void take(targets, { id })
  }

  return {
    step,
    asked,
    isBusy: orders.some(({ _id }) => steps.isBusy(_id)),
    answer: (details: Step) => void take(orders, details),
    close: () => setAsked(NONE_ASKED),
  }
}

const useSelection = (listed: readonly StaffOrder[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Orders removed from the list by a filter or deletion are no longer selected.
  const chosen = listed.filter(({ _id }) => ids.has(_id)).slice(0, MAX_BULK_ORDERS)
  const toggle = (id: string) => {
    const after = new Set(ids)
    if (!after.delete(id)) after.add(id)
    setIds(after)
  }
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    toggle,
    choose: (orders: readonly StaffOrder[]) =>
      setIds(new Set(orders.slice(0, MAX_BULK_ORDERS).map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  }
}

const styles = {
  // Reserves the bar's height, so that its changes move no row.
  top: wrap({ align: 'center', gap: '2', minH: 'tap', mb: '2' }),
}

/** Lists in which parcel numbers are missing. */
const LACKS_AWB = ['toShip', 'onTheWay'] as const

type DeskListProps = {
  orders: readonly StaffOrder[]
  /** Total number of orders, as far as known. */
  total: number
  /** Whether there are more orders than are loaded. */
  hasMore: boolean
  /** Whether the list is still the previous filter's. */
  isOld: boolean
  view: ViewId | undefined
  /** Loads all orders up to the limit of one call; returns them. */
  loadAll: () => Promise<readonly StaffOrder[]>
}

/** Includes the number of orders once known. */
const chooseAllText = (
  language: Language,
  listed: number,
  total: number,
  hasMore: boolean,
): string =>
  total < listed || (hasMore && total === listed)
    ? textIn(language, 'chooseAllOfThem')
    : textIn(language, 'chooseAll', { count: Math.min(total, MAX_BULK_ORDERS) })

type LastStepProps = { steps: ReturnType<typeof useSteps>; isOverBar: boolean }

const LastStep = ({ steps: { last, undo, payByUpi }, isOverBar }: LastStepProps) =>
  last && (
    <StepBar
      taken={last}
      isOverBar={isOverBar}
      onUndo={() => void undo(last)}
      onPaidByUpi={() => void payByUpi(last)}
    />
  )

/** Orders, the actions on them, and an undo bar for the last action. */
export const DeskList = ({ orders, total, hasMore, isOld, view, loadAll }: DeskListProps) => {
  const language = useLanguage()
  const { isAtDesk } = usePermissions()
  const steps = useSteps()
  const selection = useSelection(orders)
  const { step, asked, isBusy, answer, close } = useStepDialogs(steps, selection.clear)
  const [showsKeys, setShowsKeys] = useState(false)
  const { chosen } = selection
  const open = orders.filter((order) => belongsTo(order, view))

  useDeskKeys({
    orders: isAtDesk ? orders : [],
    chosen,
    steps,
    toggle: isAtDesk ? selection.toggle : () => undefined,
    step,
    showKeys: () => setShowsKeys(true),
  })

  const chooseAll = async () => {
    const all = await loadAll()
    selection.choose(all.filter((order) => belongsTo(order, view)))
  }

  const lastStep = <LastStep steps={steps} isOverBar={chosen.length > 0} />

  return (
    <>
      <div className={styles.top}>
        {isAtDesk && open.length > 0 && (
          <Button variant="outline" size="sm" disabled={isOld} onClick={() => void chooseAll()}>
            {chooseAllText(language, orders.length, total, hasMore)}
          </Button>
        )}
        {isAtDesk && LACKS_AWB.some((one) => one === view) && <ShipmentFile />}
        <NewOrders />
      </div>
      <DeskTable>
        {orders.map((order) => (
          <DeskRow
            key={order._id}
            order={order}
            isDone={!belongsTo(order, view)}
            isChosen={selection.isChosen(order._id)}
            isBusy={steps.isBusy(order._id)}
            onToggle={isAtDesk ? () => selection.toggle(order._id) : undefined}
            onStep={(id) => step(id, [order])}
          />
        ))}
      </DeskTable>
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          isBusy={chosen.some(({ _id }) => steps.isBusy(_id))}
          onStep={step}
          onClear={selection.clear}
        >
          {lastStep}
        </SelectionBar>
      )}
      {chosen.length === 0 && lastStep}
      <ShipSheet orders={asked.ship} isBusy={isBusy} onShip={answer} onClose={close} />
      <ConfirmSheet orders={asked.confirm} isBusy={isBusy} onConfirm={answer} onClose={close} />
      <RefusedDialog refused={steps.refused} onClose={steps.forgetRefused} />
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  )
}
