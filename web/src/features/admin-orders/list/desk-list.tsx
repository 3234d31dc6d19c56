import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { textIn } from '../desk-texts.ts'
import { ShipmentFile } from '../shipment-files/shipment-file.tsx'
import { ConfirmSheet } from '../steps/confirm-sheet.tsx'
import { RefusedDialog } from '../steps/refused-dialog.tsx'
import { ShipSheet } from '../steps/ship-sheet.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { useSteps } from '../steps/use-steps.ts'
import { DeskRow } from './desk-row.tsx'
import { DeskTable } from './desk-table.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NewOrders } from './new-orders.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useSelection } from './use-selection.ts'
import { useStepDialogs } from './use-step-dialogs.ts'
import { belongsTo, type ViewId } from './views.ts'

const styles = {
  // Reserves the bar's height, so that its changes move no row.
  top: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    mb: '2',
  }),
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
