import { stageOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { Badge, TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useLanguage } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { useNow } from '#lib/clock.ts'
import { css, cva, cx } from '#styled-system/css'
import { checkbox } from '#styled-system/recipes'
import { DeleteOrderMenu } from '../components/delete-order-menu.tsx'
import { MarkDelivered } from '../components/mark-delivered.tsx'
import { StatusSelect } from '../components/status-select.tsx'
import { RowNotes } from '../confirming/risk-notes.tsx'
import { useText } from '../desk-texts.ts'
import { nextStepOf } from '../steps/desk-step.ts'
import { RowContact, RowRefused, RowSteps, type RowStep } from './row-steps.tsx'
import { itemsText, rowAmount, shortAge } from './row-texts.ts'
import { useLongPress } from './use-long-press.ts'

/** From this width of the list on, rows are columns side by side; below it, each row is a card. */
const WIDE = '@container (min-width: 970px)'

const wideCell = { px: '8px', py: '2', verticalAlign: 'middle', borderTopWidth: '1px' } as const

const row = cva({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px auto minmax(0, 1fr) auto',
    // Most orders have an empty third line, which then has no height.
    gridTemplateAreas:
      '"tick customer customer total" "tick lead items items" "tick status status status" "actions actions actions actions"',
    alignItems: 'center',
    columnGap: '2',
    px: '3',
    rowGap: '0.5',
    pt: '8px',
    pb: '1',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    transition: 'quick',
    // A long press selects the row instead of marking text.
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    _focusWithin: { borderColor: 'teal' },
    [WIDE]: { display: 'table-row', _hover: { bg: 'teal.mist' } },
  },
  variants: {
    isChosen: { true: { bg: 'teal.mist', borderColor: 'teal' } },
    isDone: { true: { bg: 'sand', color: 'ink.soft' } },
  },
})

const styles = {
  tick: css({ gridArea: 'tick', [WIDE]: { ...wideCell, pl: '3', w: '44px' } }),
  tickTarget: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'tap',
    ml: '-3',
    cursor: 'pointer',
    [WIDE]: { boxSize: '8', ml: '0' },
  }),
  customer: css({
    gridArea: 'customer',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [WIDE]: { ...wideCell, whiteSpace: 'normal', minW: '118px', maxW: '160px' },
  }),
  name: css({ fontWeight: 'semibold', [WIDE]: { display: 'block', overflowWrap: 'anywhere' } }),
  city: css({
    color: 'ink.soft',
    fontSize: 'sm',
    _before: { content: '"· "' },
    // Not `anywhere`, by which the column would be narrower than a long city's name.
    [WIDE]: { overflowWrap: 'break-word', fontSize: 'xs', _before: { display: 'none' } },
  }),
  phone: css({ display: 'none', [WIDE]: { display: 'inline', color: 'ink.soft', fontSize: 'sm' } }),
  total: css({
    gridArea: 'total',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    [WIDE]: wideCell,
  }),
  amount: css({ [WIDE]: { display: 'block' } }),
  lead: css({
    gridArea: 'lead',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    [WIDE]: wideCell,
  }),
  /** A touch target that extends upwards, where nothing else can be pressed; the card keeps its height. */
  number: css({
    mt: '-19px',
    mb: '-5px',
    pt: '14px',
    fontSize: 'sm',
    fontWeight: 'semibold',
    [WIDE]: { my: '0', pt: '0' },
  }),
  age: css({ display: 'none', color: 'ink.soft', fontSize: 'sm', [WIDE]: { display: 'block' } }),
  narrowAge: css({ color: 'ink.soft', fontSize: 'sm', [WIDE]: { display: 'none' } }),
  items: css({
    gridArea: 'items',
    minW: '0',
    display: 'grid',
    fontSize: 'sm',
    color: 'ink.soft',
    [WIDE]: { ...wideCell, display: 'table-cell' },
  }),
  itemsText: css({
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [WIDE]: { display: 'block', whiteSpace: 'normal', lineClamp: '2' },
  }),
  status: css({
    gridArea: 'status',
    display: 'flex',
    [WIDE]: { ...wideCell, display: 'table-cell' },
  }),
  actions: css({ gridArea: 'actions', [WIDE]: wideCell }),
  buttons: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    ml: '-2',
    // Two rows: phone actions and the next action, and below them those that are always available.
    [WIDE]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      ml: 'auto',
      // As wide in each state of an order; a packer, who has no menu, has fewer buttons.
      '&:has(button)': { minW: '252px' },
      '&:has([aria-haspopup])': { minW: '334px' },
      maxW: '348px',
    },
  }),
  gap: css({ flex: '1', [WIDE]: { display: 'none' } }),
  wide: css({ display: 'none', [WIDE]: { display: 'inline-flex', alignItems: 'center' } }),
  /** Wraps long badges instead of taking space from other columns. */
  notes: css({ flexWrap: 'wrap', '& span': { whiteSpace: 'normal' } }),
  more: css({ flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1', ml: '1' }),
  /** The retry button is below the status, so that the columns keep their width. */
  saved: css({ flexDirection: 'column', gap: '2' }),
  narrow: css({ [WIDE]: { display: 'none' } }),
}

/** An action just done is a success, unless it cancelled the order. */
const toneOf = (isDone: boolean, stage: ReturnType<typeof stageOf>) =>
  isDone && stage !== 'cancelled' ? 'success' : 'neutral'

const Age = ({ at, className }: { at: string; className: string }) => {
  const language = useLanguage()
  return (
    <time className={className} dateTime={at} title={formatMoment(language, at)}>
      {shortAge(language, at, useNow())}
    </time>
  )
}

type DeskRowProps = {
  order: StaffOrder
  /** Whether the row's action has been done since it was listed. */
  isDone: boolean
  isChosen: boolean
  isBusy: boolean
  /** Undefined for users without bulk actions. */
  onToggle: (() => void) | undefined
  onStep: (step: RowStep) => void
}

/** An order as a table row, or on a phone as a card with its next action. */
export const DeskRow = ({ order, isDone, isChosen, isBusy, onToggle, onStep }: DeskRowProps) => {
  const t = useText()
  const { _id, number, user, shippingAddress, createdAt } = order
  const stage = stageOf(order)
  const longPress = useLongPress(onToggle ?? (() => undefined))
  const notes = <RowNotes order={order} isDone={isDone} />
  return (
    <tr className={row({ isDone, isChosen })} data-order={_id} {...longPress}>
      <td className={styles.tick}>
        {onToggle && (
          <label className={styles.tickTarget}>
            <input
              className={checkbox()}
              type="checkbox"
              aria-label={t('chooseOrder', { number })}
              checked={isChosen}
              onChange={onToggle}
            />
          </label>
        )}
      </td>
      <th className={styles.lead} scope="row">
        <TextLink to={adminPaths.order(_id)} className={styles.number}>
          #{number}
        </TextLink>{' '}
        <Age className={styles.age} at={createdAt} />
      </th>
      <td className={styles.customer}>
        <span className={styles.name}>{user.name}</span>{' '}
        <span className={styles.city}>{shippingAddress.city}</span>{' '}
        <span className={styles.phone}>{user.phone}</span>
      </td>
      <td className={styles.items}>
        {order.practice && <Badge tone="neutral">{t('practice')}</Badge>}
        <span className={styles.itemsText}>{itemsText(t.language, order)}</span>
        <span className={cx(styles.wide, styles.notes)}>{notes}</span>
      </td>
      <td className={styles.total}>
        <strong className={styles.amount}>{formatRupees(rowAmount(order))}</strong>{' '}
        <Age className={styles.narrowAge} at={createdAt} />
        <span className={cx(styles.wide, styles.notes)}>
          <PaymentBadge order={order} />
        </span>
      </td>
      <td className={styles.status}>
        <span className={cx(styles.wide, styles.saved)}>
          <StatusSelect order={order} />
        </span>
        <span className={styles.narrow}>{notes}</span>
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <RowContact order={order} />
          <span className={styles.gap} />
          {(isDone || !nextStepOf(order)) && (
            <span className={styles.narrow}>
              <Badge tone={toneOf(isDone, stage)}>{t(`view.${stage}`)}</Badge>
            </span>
          )}
          <RowRefused order={order} />
          {!isDone && <RowSteps order={order} isBusy={isBusy} onStep={onStep} />}
          <span className={cx(styles.wide, styles.more)}>
            <MarkDelivered order={order} isNext={nextStepOf(order) === 'deliver'} />
            <DeleteOrderMenu order={order} />
          </span>
        </div>
      </td>
    </tr>
  )
}
