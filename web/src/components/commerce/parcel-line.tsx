import { OutsideLink } from '#components/ui/elements.tsx'
import { translator } from '#i18n/translate.ts'
import { css } from '#styled-system/css'

const { useText } = translator('parcel', {
  withCourier: 'With {courier}, number {awb}',
  trackParcel: 'Track the parcel',
})

const styles = { link: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap' }) }

type Shipment = { courier: string; awb: string; trackUrl?: string | undefined }

/** The courier of a parcel, with a link to its tracking page. */
export const ParcelLine = ({
  className,
  shipment: { courier, awb, trackUrl },
}: {
  className: string
  shipment: Shipment
}) => {
  const t = useText()
  return (
    <div className={className}>
      <p>{awb ? t('withCourier', { courier, awb }) : courier}</p>
      {trackUrl && (
        <OutsideLink className={styles.link} href={trackUrl} target="_blank" rel="noreferrer">
          {t('trackParcel')}
        </OutsideLink>
      )}
    </div>
  )
}
