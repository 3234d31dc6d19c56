import { BusyButton } from '#components/ui/busy-button.tsx'
import { imageForColor } from '#components/commerce/product-name.ts'
import { text } from '#i18n/texts.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useChangeCart } from '../api/change-cart.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'

type AddToCartProps = {
  product: Product
  choice: { size?: string | undefined; color?: string | undefined }
  quantity: number
}

/** A product without sizes or colors is bought without that choice (contract §4). */
const isChosen = ({ product, choice }: Pick<AddToCartProps, 'product' | 'choice'>): boolean =>
  (product.sizes.length === 0 || Boolean(choice.size)) &&
  (product.colors.length === 0 || Boolean(choice.color))

const lineOf = ({ product, choice, quantity }: AddToCartProps) => ({
  productId: product._id,
  name: product.name,
  nameHi: product.nameHi,
  image: imageForColor(product, choice.color ?? '')?.url ?? '',
  price: product.price,
  size: choice.size ?? '',
  color: choice.color ?? '',
  quantity,
  available: true,
  countInStock: product.countInStock,
})

export const AddToCart = (props: AddToCartProps) => {
  const { mutate, isPending } = useChangeCart()
  const isSoldOut = props.product.countInStock === 0

  const add = () => {
    if (!isChosen(props)) return toast.brief(text('chooseSizeAndColor'))
    mutate({ kind: 'add', line: lineOf(props) })
  }

  return (
    <BusyButton
      variant="accent"
      size="lg"
      wide
      isBusy={isPending}
      disabled={isSoldOut}
      onClick={add}
    >
      {isPending ? text('adding') : t(isSoldOut ? 'soldOut' : 'addToCart')}
    </BusyButton>
  )
}
