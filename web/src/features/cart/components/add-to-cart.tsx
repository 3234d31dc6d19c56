import { BusyButton } from '#components/ui/busy-button.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useChangeCart } from '../api/change-cart.ts'
import { lineOf } from '../line-of.ts'
import { useText } from '../texts.ts'
import type { Addition } from '../line-of.ts'
import { useLanguage } from '#i18n/language.ts'

type AddToCartProps = Addition & { onAdded?: () => void }

/** A product without sizes or colors needs no such choice (contract §4). */
const isChosen = ({ product, choice }: Addition): boolean =>
  (product.sizes.length === 0 || Boolean(choice.size)) &&
  (product.colors.length === 0 || Boolean(choice.color))

export const AddToCart = (props: AddToCartProps) => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  const { mutate, isPending } = useChangeCart()
  const isSoldOut = props.product.countInStock === 0

  const add = () => {
    if (!isChosen(props)) return toast.brief(text('chooseSizeAndColor'))
    mutate({ kind: 'add', line: lineOf(language, props) }, { onSuccess: props.onAdded })
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
