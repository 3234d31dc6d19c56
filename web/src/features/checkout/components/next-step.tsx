import type { Rupees } from '@bartan/contract/shared/money'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { BusyButton, Note } from '#components/ui/elements.tsx'
import { StickyBar } from '#components/ui/layout/sticky-bar.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  toPay: css({ hideFrom: 'lg', lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' }),
  action: css({ flex: '1' }),
}

type NextStepProps = {
  total: Rupees
  /** Id of the address form, which step one submits. */
  formId: string
  hasCheckout: boolean
  isBusy: boolean
  /** Whether the shop currently takes no orders. */
  isClosed: boolean
  onPlace: () => Promise<void>
}

/**
 * The single button of both steps (spec §4): 'Order Now', then 'Place Order'. On a phone it shows the total as well.
 */
export const NextStep = ({
  total,
  formId,
  hasCheckout,
  isBusy,
  isClosed,
  onPlace,
}: NextStepProps) => {
  const text = useSpecText()
  const t = useText()
  return (
    <StickyBar until="lg" data-covers-foot="180px">
      <p className={styles.toPay}>
        <Note as="span" className={css({ display: 'block' })}>
          {t('toPay')}
        </Note>
        <strong>{formatRupees(total)}</strong>
      </p>
      {hasCheckout ? (
        <BusyButton
          className={styles.action}
          key="place"
          variant="accent"
          size="lg"
          isBusy={isBusy}
          disabled={isClosed}
          // The second half of a double click on 'Order Now' must not place the order.
          onClick={({ detail }) => void (detail > 1 || onPlace())}
        >
          {text('placeOrder')}
        </BusyButton>
      ) : (
        <BusyButton
          className={styles.action}
          key="order"
          type="submit"
          form={formId}
          variant="accent"
          size="lg"
          isBusy={isBusy}
          disabled={isClosed}
        >
          {text('orderNow')}
        </BusyButton>
      )}
    </StickyBar>
  )
}
