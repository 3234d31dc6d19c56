import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { Badge } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { cx } from '#styled-system/css'
import { checkbox } from '#styled-system/recipes'
import { DeleteOrderMenu } from '../components/delete-order-menu.tsx'
import { MarkDelivered } from '../components/mark-delivered.tsx'
import { StatusSelect } from '../components/status-select.tsx'
import { RiskNotes } from '../confirming/risk-notes.tsx'
import { t } from '../desk-texts.ts'
import { stageOf } from '../steps/stage.ts'
import { shortAge } from './age.ts'
import { row, styles } from './desk-row-styles.ts'
import { itemsText } from './items-text.ts'
import { RowContact } from './row-contact.tsx'
import { RowSteps } from './row-steps.tsx'
import type { RowStep } from './row-steps.tsx'

export type DeskRowProps = {
  order: StaffOrder
  /** It has taken the step that it was listed for. */
  isDone: boolean
  isChosen: boolean
  isBusy: boolean
  onToggle: () => void
  onStep: (step: RowStep) => void
}

/** An order: a row of the table, and on a phone a card with the one step that comes next. */
export const DeskRow = ({ order, isDone, isChosen, isBusy, onToggle, onStep }: DeskRowProps) => {
  const { _id, number, user, shippingAddress, createdAt } = order
  const stage = stageOf(order)
  return (
    <tr className={row({ isDone, isChosen })} data-order={_id}>
      <td className={styles.tick}>
        <label className={styles.tickTarget}>
          <input
            className={checkbox()}
            type="checkbox"
            aria-label={t('chooseOrder', { number })}
            checked={isChosen}
            onChange={onToggle}
          />
        </label>
      </td>
      <th className={styles.lead} scope="row">
        <TextLink to={paths.adminOrder(_id)} className={styles.number}>
          #{number}
        </TextLink>{' '}
        <time className={styles.age} dateTime={createdAt} title={formatMoment(createdAt)}>
          {shortAge(createdAt)}
        </time>
      </th>
      <td className={styles.customer}>
        <span className={styles.name}>{user.name}</span>{' '}
        <span className={styles.city}>{shippingAddress.city}</span>{' '}
        <span className={styles.phone}>{user.phone}</span>
      </td>
      <td className={styles.items}>
        <span className={styles.itemsText}>{itemsText(order)}</span>
        {stage === 'toConfirm' && <RiskNotes order={order} />}
      </td>
      <td className={styles.total}>
        <strong>{formatRupees(order.totalPrice)}</strong>
        <span className={styles.wide}>
          <PaymentBadge order={order} />
        </span>
      </td>
      <td className={styles.status}>
        <span className={styles.wide}>
          <StatusSelect order={order} />
        </span>
        <span className={styles.narrow}>
          <Badge tone={isDone ? 'success' : 'neutral'}>{t(`view.${stage}`)}</Badge>
        </span>
      </td>
      <td className={styles.actions}>
        <RowContact order={order} />
        <span className={styles.gap} />
        {!isDone && <RowSteps order={order} isBusy={isBusy} onStep={onStep} />}
        <span className={cx(styles.wide, styles.more)}>
          <MarkDelivered order={order} />
          <DeleteOrderMenu order={order} />
        </span>
      </td>
    </tr>
  )
}
