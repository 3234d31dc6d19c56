import { OutsideLink } from '#components/ui/link.tsx'
import { useText } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ mt: '5', pt: '4', borderTopWidth: '1px', overflowWrap: 'anywhere' }),
  link: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap' }),
}

/** Who has the parcel, and where the courier tells how far it is. */
export const OrderParcel = ({ order: { shipment } }: { order: Order }) => {
  const t = useText()
  if (!shipment) return null
  const { courier, awb, trackUrl } = shipment
  return (
    <div className={styles.root}>
      <p>{awb ? t('withCourier', { courier, awb }) : courier}</p>
      {trackUrl && (
        <OutsideLink className={styles.link} href={trackUrl} target="_blank" rel="noreferrer">
          {t('trackParcel')}
        </OutsideLink>
      )}
    </div>
  )
}
