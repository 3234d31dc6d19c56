import { isCancelled } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { Note } from '#components/ui/elements.tsx'
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
        <Note className={css({ mt: '1' })}>
          <time dateTime={last.at}>{formatMoment(t.language, last.at)}</time> · {last.by.name}
        </Note>
      )}
    </>
  )
}
