import { SHOP } from '@bartan/contract/shop/shop-config'
import { backInStockWhatsAppLink } from '@bartan/contract/orders/whatsapp'
import { chakra } from '@chakra-ui/react/styled-system'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { OutsideLink, TextLink } from '#components/ui/text-link.tsx'
import { paths } from '#lib/paths.ts'
import { useRemoveWaiting } from '../api/waiting-phones.ts'
import { copy } from '../copy.ts'
import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  },
})

/** Who waits for which product, with a message ready to be sent. */
export const WaitingRow = ({ waiting }: { waiting: WaitingPhone }) => {
  const { _id, product, phone, createdAt } = waiting
  const { mutate: remove, isPending } = useRemoveWaiting(_id)
  return (
    <Row>
      <chakra.div minW="0" fontSize="sm">
        <TextLink to={paths.product(product._id)} fontSize="md" overflowWrap="anywhere">
          {product.name}
        </TextLink>
        <chakra.p color="ink.soft">
          {phone} · {copy('since', { moment: formatMoment(createdAt) })} ·{' '}
          {product.countInStock > 0
            ? copy('inStock', { count: product.countInStock })
            : copy('soldOut')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        {product.countInStock > 0 && (
          <OutsideLink href={backInStockWhatsAppLink(waiting, SHOP.name, location.origin)}>
            {copy('write')}
          </OutsideLink>
        )}
        <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => remove()}>
          {copy('told')}
        </BusyButton>
      </chakra.div>
    </Row>
  )
}
