import { chakra } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { StickyBar } from '#components/ui/sticky-bar.tsx'
import { text } from '#i18n/texts.ts'
import { t } from '../texts.ts'

/** Whatever gets the focus scrolls to above the bar, with its error (WCAG 2.4.11). */
const ROOM_FOR_BAR = { html: { '@media (max-width: 1023.98px)': { scrollPaddingBottom: '180px' } } }

type NextStepProps = {
  total: number
  /** Id of the address form, which step one submits. */
  formId: string
  hasCheckout: boolean
  isBusy: boolean
  onPlace: () => Promise<void>
}

/**
 * The one button of the two steps (spec §4): 'Order Now', then 'Place Order'. On a phone it shows the total as well.
 */
export const NextStep = ({ total, formId, hasCheckout, isBusy, onPlace }: NextStepProps) => (
  <StickyBar until="lg">
    <Global styles={ROOM_FOR_BAR} />
    <chakra.p hideFrom="lg" flexShrink="0" lineHeight="snug" fontVariantNumeric="tabular-nums">
      <chakra.span display="block" fontSize="sm" color="ink.soft">
        {t('toPay')}
      </chakra.span>
      <strong>{formatRupees(total)}</strong>
    </chakra.p>
    {hasCheckout ? (
      <BusyButton
        key="place"
        variant="accent"
        size="lg"
        flex="1"
        isBusy={isBusy}
        // The second half of a double click on 'Order Now' must not place the order.
        onClick={({ detail }) => void (detail > 1 || onPlace())}
      >
        {text('placeOrder')}
      </BusyButton>
    ) : (
      <BusyButton
        key="order"
        type="submit"
        form={formId}
        variant="accent"
        size="lg"
        flex="1"
        isBusy={isBusy}
      >
        {text('orderNow')}
      </BusyButton>
    )}
  </StickyBar>
)
