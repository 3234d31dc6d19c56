import { isCancelled } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatMoment } from '#components/ui/format-moment.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

/** Reason, time and person of a cancellation. */
export const WhyCancelled = ({ order: { cancelReason, statusHistory } }: { order: StaffOrder }) => {
  const t = useText()
  const last = statusHistory.findLast(({ status }) => isCancelled(status))
  return (
    <>
      <p>{t(cancelReason ? `reason.${cancelReason}` : 'noReason')}</p>
      {last && (
        <p className={css({ mt: '1', fontSize: 'sm', color: 'ink.soft' })}>
          <time dateTime={last.at}>{formatMoment(t.language, last.at)}</time> · {last.by.name}
        </p>
      )}
    </>
  )
}
