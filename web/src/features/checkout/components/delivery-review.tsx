import { Button } from '#components/ui/button.tsx'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { t } from '../texts.ts'
import { useFocusOn } from '../use-focus-on.ts'
import { Arrival } from './arrival.tsx'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import { css } from '#styled-system/css'

const styles = {
  notice: css({
    mb: '4',
    px: '4',
    py: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'teal.deep',
    bg: 'teal.tint',
    borderRadius: 'md',
  }),
  root: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4' }),
  change: css({ alignSelf: 'start' }),
}

type DeliveryReviewProps = {
  address: ShippingAddress
  buyerGstin: string | undefined
  /** True right after step one. */
  isNew: boolean
  isBusy: boolean
  onEdit: () => void
}

/** Step two: the address once more, before the order is placed. */
export const DeliveryReview = ({
  address,
  buyerGstin,
  isNew,
  isBusy,
  onEdit,
}: DeliveryReviewProps) => {
  const notice = useFocusOn<HTMLParagraphElement>(isNew)
  return (
    <>
      <p className={styles.notice} ref={notice} tabIndex={-1}>
        {t('lookOver')}
      </p>
      <div className={styles.root}>
        <PostalAddress address={address}>
          {buyerGstin && (
            <span>
              {t('gstin')} {buyerGstin}
            </span>
          )}
          <strong>
            <Arrival address={address} />
          </strong>
        </PostalAddress>
        <Button className={styles.change} variant="outline" disabled={isBusy} onClick={onEdit}>
          {t('change')}
        </Button>
      </div>
    </>
  )
}
