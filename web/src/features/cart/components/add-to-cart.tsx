import { isChosen } from '@bartan/contract/products/variants'
import { BusyButton } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useChangeCart } from '../api/change-cart.ts'
import { lineOf, type Addition } from '../line-of.ts'
import { useText } from '../texts.ts'

type AddToCartProps = Addition & { onAdded?: () => void }

export const AddToCart = (props: AddToCartProps) => {
  const text = useSpecText()
  const t = useText()
  const { mutate, isPending } = useChangeCart()
  const isSoldOut = props.product.countInStock === 0

  const add = () => {
    if (!isChosen(props.product, props.choice)) return toast.brief(text('chooseSizeAndColor'))
    mutate({ kind: 'add', line: lineOf(t.language, props) }, { onSuccess: props.onAdded })
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
