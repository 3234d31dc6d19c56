import { chakra } from '@chakra-ui/react/styled-system'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM, missingForFreeShipping } from '@bartan/contract/checkout/shipping'
import { Truck } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { t } from '../texts.ts'

/** How much is missing for free shipping, or that it is reached. The bar only repeats the text. */
export const FreeShippingNudge = ({ itemsPrice }: { itemsPrice: number }) => {
  const missing = missingForFreeShipping(toPaise(itemsPrice))
  const share = 1 - missing / FREE_SHIPPING_FROM
  return (
    <chakra.div p="3" mb="5" bg={missing ? 'saffron.tint' : 'success.tint'} borderRadius="md">
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        fontSize="sm"
        fontWeight="medium"
        color={missing ? undefined : 'success'}
      >
        <Truck aria-hidden size={18} />
        {missing ? t('moreForFree', { amount: formatRupees(toRupees(missing)) }) : t('freeReached')}
      </chakra.p>
      <chakra.div aria-hidden mt="2" h="1.5" bg="white" borderRadius="full" overflow="hidden">
        <chakra.div
          h="full"
          bg={missing ? 'saffron.deep' : 'success'}
          borderRadius="full"
          transition="width {durations.slow}, background-color {durations.slow}"
          style={{ width: `${share * 100}%` }}
        />
      </chakra.div>
    </chakra.div>
  )
}
