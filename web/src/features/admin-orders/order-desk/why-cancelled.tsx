import { isCancelled } from '@bartan/contract/orders/order-process'
import { formatMoment } from '#components/ui/format-date.ts'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = { whenAndWho: css({ mt: '1', fontSize: 'sm', color: 'ink.soft' }) }

/** For which reason, when, and by whom. */
export const WhyCancelled = ({ order: { cancelReason, statusHistory } }: { order: StaffOrder }) => {
  const last = statusHistory.findLast(({ status }) => isCancelled(status))
  return (
    <>
      <p>{t(cancelReason ? `reason.${cancelReason}` : 'noReason')}</p>
      {last && (
        <p className={styles.whenAndWho}>
          <time dateTime={last.at}>{formatMoment(last.at)}</time> · {last.by.name}
        </p>
      )}
    </>
  )
}
