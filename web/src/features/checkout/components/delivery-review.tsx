import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#components/ui/button.tsx'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { t } from '../texts.ts'
import { useFocusOn } from '../use-focus-on.ts'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'

type DeliveryReviewProps = {
  address: ShippingAddress
  /** True right after step one. */
  isNew: boolean
  isBusy: boolean
  onEdit: () => void
}

/** Step two: the address once more, before the order is placed. */
export const DeliveryReview = ({ address, isNew, isBusy, onEdit }: DeliveryReviewProps) => {
  const notice = useFocusOn<HTMLParagraphElement>(isNew)
  return (
    <>
      <chakra.p
        ref={notice}
        tabIndex={-1}
        mb="4"
        px="4"
        py="3"
        fontSize="sm"
        fontWeight="medium"
        color="teal.deep"
        bg="teal.tint"
        borderRadius="md"
      >
        {t('lookOver')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
        <PostalAddress address={address} />
        <Button variant="outline" alignSelf="start" disabled={isBusy} onClick={onEdit}>
          {t('change')}
        </Button>
      </chakra.div>
    </>
  )
}
